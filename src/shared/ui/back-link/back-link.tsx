import Link from '@mui/material/Link';

import { Icon } from '@/shared/ui/icon';
import { touchTargetPx } from '@/shared/ui/theme';

interface BackLinkProps {
  to: string;
  /** Where it leads, e.g. 'Back to profile'. */
  label: string;
}

/** The way back from a page to the one it belongs to. */
export const BackLink = ({ to, label }: BackLinkProps) => (
  <Link
    href={to}
    underline="hover"
    variant="body2"
    color="textSecondary"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      minBlockSize: touchTargetPx,
      marginBlockEnd: 4,
    }}
  >
    <Icon name="arrow-start" size={18} />
    {label}
  </Link>
);
