import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { overlayOpened } from '@/shared/overlay';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { PageTitle } from '@/shared/ui/page-title';
import { touchTarget } from '@/shared/ui/theme';

const places = () => [
  { to: paths.newIn, label: i18n.t('New In') },
  { to: paths.readyToWear, label: i18n.t('Ready-To-Wear') },
  { to: paths.accessories, label: i18n.t('Accessories') },
  { to: paths.contact, label: i18n.t('Contact Us') },
];

/** Links to pages that may have what the visitor looked for. */
const Suggestions = () => {
  const dispatch = useAppDispatch();
  return (
    <Stack
      component="nav"
      aria-label={i18n.t('Suggestions')}
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'center', columnGap: 7, marginBlockStart: 6 }}
    >
      {places().map(({ to, label }) => (
        <Link key={to} href={to} variant="body2" sx={touchTarget}>
          {label}
        </Link>
      ))}
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-haspopup="dialog"
        onClick={() => dispatch(overlayOpened('search'))}
        sx={touchTarget}
      >
        {i18n.t('Search the shop')}
      </Link>
    </Stack>
  );
};

/** The screen for an unknown URL (section 2). */
export const NotFound = () => (
  <Container
    sx={{
      minBlockSize: '70vh',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: 6,
      paddingBlock: 16,
      textAlign: 'center',
    }}
  >
    <PageTitle page={i18n.t('Page not found')} />
    <Typography variant="h2" component="h1" sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="figure" component="span">
        404
      </Typography>{' '}
      <span>
        {i18n.t('Oops!')} {i18n.t('Page not found')}
      </span>
    </Typography>
    <Button href={paths.home}>{i18n.t('Return to Home')}</Button>
    <Suggestions />
  </Container>
);
