import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

import { directionOf } from '@contract/languages';
import { i18n } from '@contract/i18n';
import { touchTarget } from '@/shared/ui/theme';

import { languageNames } from '../model/language-names';
import { useLanguageLinks } from '../model/use-languages';

/** Links to this page in the shop's other languages, each by its own name. */
export const LanguageChoice = () => (
  <Stack component="nav" aria-label={i18n.t('Language')} direction="row" sx={{ columnGap: 6 }}>
    {useLanguageLinks().map(({ language, href, onClick }) => (
      <Link
        key={language}
        // Another document: each language has its own.
        component="a"
        href={href}
        hrefLang={language}
        data-language={language}
        lang={language}
        dir={directionOf(language)}
        underline="hover"
        onClick={onClick}
        sx={touchTarget}
      >
        {languageNames[language]}
      </Link>
    ))}
  </Stack>
);
