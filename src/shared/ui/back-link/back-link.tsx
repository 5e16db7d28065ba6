import Link from '@mui/material/Link';

import { i18n } from '@contract/i18n';
import { paths } from '@/shared/routes';
import { Icon } from '@/shared/ui/icon';
import { touchTarget } from '@/shared/ui/theme';

/** The link from a page of the account back to the profile. */
export const BackLink = () => (
  <Link
    href={paths.profile}
    data-way-back
    underline="hover"
    variant="body2"
    color="textSecondary"
    sx={{ ...touchTarget, gap: 2, marginBlockEnd: 4 }}
  >
    <Icon name="arrow-start" size={18} />
    {i18n.t('Back to profile')}
  </Link>
);
