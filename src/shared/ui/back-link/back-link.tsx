import Link from '@mui/material/Link';

import { Icon } from '@/shared/ui/icon';
import { touchTargetPx } from '@/shared/ui/theme';

interface BackLinkProps {
  to: string;
  /** The label, e.g. 'Back to profile'. */
  label: string;
}

/** A link back to the parent page. */
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
