import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import type { AboutUs } from '@contract/brand';
import { i18n } from '@contract/i18n';
import { paths } from '@/shared/routes';
import { SectionHeading } from '@/shared/ui/page-layout';
import { Picture } from '@/shared/ui/picture';

/** The stories of the house, each linked to its page. */
export const Stories = ({ stories }: { stories: AboutUs['stories'] }) =>
  stories.length > 0 && (
    <Container
      component="section"
      aria-labelledby="stories"
      sx={{ paddingBlock: 'clamp(56px, 7vw, 112px)' }}
    >
      <SectionHeading id="stories">{i18n.t('Stories')}</SectionHeading>
      <Grid container component="ul" spacing={{ xs: 10, md: 5 }} sx={{ marginBlockStart: 7 }}>
        {stories.map(({ id, image, description }) => (
          <Grid key={id} component="li" size={{ xs: 12, md: 4 }}>
            <Link underline="hover" href={paths.story(id)}>
              <Picture src={image} alt="" sizes="(min-width: 768px) 33vw, 100vw" ratio="16 / 9" />
              <Typography component="span" sx={{ display: 'block', paddingBlockStart: 3.5 }}>
                {description}
              </Typography>
              <Typography
                component="span"
                variant="overline"
                sx={{ display: 'block', paddingBlockStart: 2.5 }}
              >
                {i18n.t('Read the story')}
              </Typography>
            </Link>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
