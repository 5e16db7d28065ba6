import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';

import { i18n } from '@contract/i18n';
import { LanguageChoice, useOfferedLink } from '@/features/choose-language';
import { useSite } from '@/shared/lib/site';
import { lazyOnline } from '@/shared/ui/lazy-in-view';
import { space, spreadRow } from '@/shared/ui/theme';

import { footerGroups, socialGroup } from '../config/footer-links';
import { GroupLinks } from './group-links';

const LanguageOffer = lazyOnline(
  async () => (await import('@/features/choose-language')).LanguageOffer,
);

/** In a part of its own: the rest of the footer is not drawn again once the visitor's language is known. */
const OfferPlace = () =>
  useOfferedLink() !== undefined && (
    <Suspense fallback={null}>
      <LanguageOffer />
    </Suspense>
  );

interface FooterProps {
  /** At checkout: the links in rows, without headings and the house's name. */
  small?: boolean;
}

/** The shop's footer: links to the house, its service and its social media. */
export const Footer = ({ small = false }: FooterProps) => {
  const { name, socialLinks, languages } = useSite();
  const groups =
    socialLinks.length > 0 ? [...footerGroups(), socialGroup(socialLinks)] : footerGroups();
  const languageChoice = languages.length > 1 && <LanguageChoice />;
  if (small) {
    return (
      <Paper component="footer" variant="sand">
        <Container sx={{ paddingBlock: 5 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 6 }}>
            {groups.map(({ title, links }) => (
              <Box key={title} component="nav" aria-label={title}>
                <GroupLinks links={links} inRow />
              </Box>
            ))}
            {languageChoice}
          </Stack>
        </Container>
      </Paper>
    );
  }
  return (
    <Paper component="footer" variant="sand">
      <Container sx={{ paddingBlock: `clamp(${space(14)}, 7vw, ${space(24)}) ${space(8)}` }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: '2fr repeat(3, 1fr)' },
            gap: '40px 24px',
          }}
        >
          <Typography variant="wordmark" sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            {name}
          </Typography>
          {groups.map(({ title, links }) => (
            <Box key={title} component="nav" aria-label={title}>
              <Typography variant="label" component="h2">
                {title}
              </Typography>
              <GroupLinks links={links} />
            </Box>
          ))}
        </Box>
        <Stack
          direction="row"
          sx={{
            ...spreadRow,
            columnGap: 6,
            marginBlockStart: `clamp(${space(12)}, 6vw, ${space(20)})`,
            paddingBlockStart: 5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="caption" component="p" color="textSecondary">
            {i18n.t('Women’s ready-to-wear and accessories.')}
          </Typography>
          {languageChoice}
          <OfferPlace />
        </Stack>
      </Container>
    </Paper>
  );
};
