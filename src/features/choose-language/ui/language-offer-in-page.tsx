import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useEffect, useRef, useState } from 'react';

import { directionOf } from '@contract/languages';
import { onBelowView } from '@/shared/lib/in-view';
import { media } from '@/shared/ui/theme';

import { languageOffers } from '../model/language-names';
import { useOfferedLink } from '../model/use-languages';
import { OfferChoice } from './offer-choice';

/**
 * The offer among the contents of a page that has a bar of its own at the bottom, on a phone alone. It
 * comes while its place is below the screen, so that nothing in view moves; until then `LanguageOffer`
 * stands at the page's end.
 */
export const LanguageOfferInPage = () => {
  const link = useOfferedLink();
  const place = useRef<HTMLDivElement>(null);
  const [isMade, setMade] = useState(false);
  const [declined, setDeclined] = useState(false);
  const isWaiting = link !== undefined && !isMade;

  useEffect(() => {
    // What follows is observed: the place itself is hidden while it is empty.
    const next = place.current?.nextElementSibling;
    if (!isWaiting || next === null || next === undefined) return undefined;
    return onBelowView(next, () => {
      setMade(true);
    });
  }, [isWaiting]);

  return (
    <Box
      ref={place}
      data-offer={isMade ? '' : undefined}
      sx={{
        [media.desktop]: { display: 'none' },
        '&:empty': { display: 'none' },
      }}
    >
      {isMade && !declined && link !== undefined && (
        <Paper
          component="section"
          variant="sand"
          aria-label={languageOffers[link.language].text}
          lang={link.language}
          dir={directionOf(link.language)}
          sx={{ paddingInline: 4, paddingBlock: 2 }}
        >
          <OfferChoice link={link} onDecline={() => setDeclined(true)} />
        </Paper>
      )}
    </Box>
  );
};
