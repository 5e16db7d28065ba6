import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { currentLanguage } from '@contract/current-language';
import { Button } from '@/shared/ui/button';
import { media } from '@/shared/ui/theme';

import { languageOffers } from '../model/language-names';
import type { LanguageLink } from '../model/use-languages';

interface OfferChoiceProps {
  link: LanguageLink;
  onDecline: () => void;
}

/** The words of an offer, the link that accepts it and the button that declines it. */
export const OfferChoice = ({ link, onDecline }: OfferChoiceProps) => {
  const { text, accept, decline } = languageOffers[link.language];
  return (
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
      <Button variant="text" data-language={currentLanguage()} onClick={onDecline}>
        {decline}
      </Button>
    </Stack>
  );
};
