import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { directionOf } from '@contract/languages';
import { gutter, media, motion, space } from '@/shared/ui/theme';

import { languageOffers } from '../model/language-names';
import { useOfferedLink } from '../model/use-languages';
import { OfferChoice } from './offer-choice';

/**
 * Offers the page in the visitor's language, in that language, where the page is in another: at the
 * bottom of the window. It is hidden behind an open panel, and while a field of the page is in use.
 */
export const LanguageOffer = () => {
  const link = useOfferedLink();
  const [declined, setDeclined] = useState(false);
  if (link === undefined || declined) return null;
  return createPortal(
    <Paper
      component="section"
      variant="sand"
      aria-label={languageOffers[link.language].text}
      data-offer
      lang={link.language}
      dir={directionOf(link.language)}
      sx={{
        // The last part of the page: visible from the start, and below the footer at the page's
        // end. There alone where a phone has the page's own bar at the bottom.
        position: 'sticky',
        insetBlockEnd: 0,
        [media.phone]: {
          'body:has(main [data-bar="bottom"]) > &': { position: 'static' },
          // The page has it among its contents.
          'body:has(main [data-offer]) > &': { display: 'none' },
        },
        zIndex: 30,
        paddingInline: gutter,
        paddingBlock: space(2),
        borderTop: 1,
        borderColor: 'divider',
        '@keyframes offered': { from: { opacity: 0 } },
        animation: `offered ${motion.fade} ${motion.easing}`,
        [media.reducedMotion]: { animation: 'none' },
        // Hidden in its place: nothing on the page moves.
        '&[aria-hidden="true"], body:has(main :is(input, textarea, select):focus) > &': {
          visibility: 'hidden',
        },
      }}
    >
      <GlobalStyles styles={{ 'html:has([data-offer])': { scrollPaddingBlockEnd: space(30) } }} />
      <OfferChoice link={link} onDecline={() => setDeclined(true)} />
    </Paper>,
    document.body,
  );
};
