import Link from '@mui/material/Link';

import { Icon } from '@/shared/ui/icon';
import { touchTarget } from '@/shared/ui/theme';

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
    sx={{ ...touchTarget, gap: 2, marginBlockEnd: 4 }}
  >
    <Icon name="arrow-start" size={18} />
    {label}
  </Link>
);
