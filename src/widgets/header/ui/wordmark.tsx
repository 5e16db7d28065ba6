import Link from '@mui/material/Link';

import { i18n } from '@contract/i18n';
import { useSite } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { font, media, touchTarget } from '@/shared/ui/theme';

/** The house's name, linked to Home. */
export const Wordmark = () => {
  const { name } = useSite();
  return (
    <Link
      href={paths.home}
      underline="none"
      aria-label={i18n.t('{name}, home', { name })}
      sx={{
        ...touchTarget,
        fontFamily: font.display,
        // A logotype need not grow with the text, and the icons need the room.
        fontSize: 'min(1.5rem, 6.4vw)',
        fontWeight: 600,
        lineHeight: 1,
        letterSpacing: '0.04em',
        '@media (max-width: 374px)': { letterSpacing: 0 },
        [media.desktop]: { fontSize: '1.875rem' },
      }}
    >
      {name}
    </Link>
  );
};
