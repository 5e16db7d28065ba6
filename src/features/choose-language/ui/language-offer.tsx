import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { currentLanguage } from '@contract/current-language';
import { directionOf } from '@contract/languages';
import { toastMarks } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { gutter, media, motion, space } from '@/shared/ui/theme';

import { languageOffers } from '../model/language-names';
import { useOfferedLink } from '../model/use-languages';

/**
 * Offers the page in the visitor's language, in that language, where the page is in another. Bars at the
 * bottom of the screen stand above it, by `--offer-height`; it is hidden behind an open panel, and while
 * a field of the page is in use.
 */
export const LanguageOffer = () => {
  const link = useOfferedLink();
  const [declined, setDeclined] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--offer-height', `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--offer-height');
    };
  }, [link?.href, declined]);

  if (link === undefined || declined) return null;
  const { text, accept, decline } = languageOffers[link.language];
  return createPortal(
    <Paper
      ref={bar}
      component="section"
      variant="sand"
      aria-label={text}
      {...toastMarks.bar.bottom}
      data-offer
      lang={link.language}
      dir={directionOf(link.language)}
      sx={{
        // The last part of the page: visible from the start, and below the footer at the page's
        // end.
        position: 'sticky',
        insetBlockEnd: 0,
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
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 6 }}>
        <Typography
          variant="body2"
          sx={{ marginInlineEnd: 'auto', [media.phone]: { inlineSize: '100%' } }}
        >
          {text}
        </Typography>
        <Button
          variant="text"
          href={link.href}
          // Another document: each language has its own.
          LinkComponent="a"
          data-language={link.language}
          onClick={link.onClick}
        >
          {accept}
        </Button>
        <Button variant="text" data-language={currentLanguage()} onClick={() => setDeclined(true)}>
          {decline}
        </Button>
      </Stack>
    </Paper>,
    document.body,
  );
};
