import Link from '@mui/material/Link';

import { i18n } from '@contract/i18n';
import { useSite } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { touchTarget } from '@/shared/ui/theme';

/** The house's name, linked to Home. */
export const Logo = () => {
  const { name } = useSite();
  return (
    <Link
      href={paths.home}
      underline="none"
      aria-label={i18n.t('{name}, home', { name })}
      variant="logo"
      sx={touchTarget}
    >
      {name}
    </Link>
  );
};
