import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { i18n } from '@contract/i18n';
import { SkipLink } from '@/shared/ui/skip-link';
import { Header } from '@/widgets/header';

interface PageFrameProps {
  /** The header lies over the page's first picture. */
  overHero?: boolean;
  /** That picture is shown. */
  hasHero?: boolean;
  /** At checkout. */
  small?: boolean;
  children: ReactNode;
}

/**
 * The header and the place of the page (section 2): what the server's shell shows until the browser has
 * rendered a page that the server does not.
 */
export const PageFrame = ({
  overHero = false,
  hasHero = false,
  small = false,
  children,
}: PageFrameProps) => (
  <>
    <SkipLink ofWindow LinkComponent="a" href="#main">
      {i18n.t('Skip to content')}
    </SkipLink>
    <Header overHero={overHero} hasHero={hasHero} small={small} />
    {/* The key replaces the element between header kinds, so that no layout shift is counted. */}
    <Box
      key={overHero ? 'hero' : 'page'}
      component="main"
      id="main"
      tabIndex={-1}
      // Keeps the footer below the first screen, so that it does not move while content loads.
      sx={{ minBlockSize: '100vh' }}
    >
      {children}
    </Box>
  </>
);
