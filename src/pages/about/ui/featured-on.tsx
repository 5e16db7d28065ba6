import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { AboutUs } from '@contract/brand';
import { i18n } from '@contract/i18n';
import { Picture } from '@/shared/ui/picture';
import { media } from '@/shared/ui/theme';

const columnGap = 'clamp(32px, 5vw, 80px)';

const rowOf = (count: number) => `calc((100% - ${count - 1} * ${columnGap}) / ${count})`;

const Marks = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap,
  rowGap: 28,
  // Six, three or two in a row: never one alone.
  '& li': { inlineSize: rowOf(2), maxInlineSize: 180 },
  [media.desktop]: { '& li': { inlineSize: rowOf(3) } },
  '@media (min-width: 1200px)': { '& li': { inlineSize: rowOf(6) } },
});

/** 'Featured On': the logos of magazines that wrote about the house. */
export const FeaturedOn = ({ features }: { features: AboutUs['features'] }) =>
  features.length > 0 && (
    <Container
      component="section"
      aria-labelledby="featured-on"
      sx={{
        paddingBlock: 'clamp(40px, 5vw, 72px)',
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        textAlign: 'center',
      }}
    >
      <Typography variant="label" component="h2" id="featured-on" sx={{ marginBlockEnd: 8 }}>
        {i18n.t('Featured On')}
      </Typography>
      <Marks>
        {features.map(({ id, image, name }) => (
          <ListItem key={id}>
            <Picture src={image} alt={name ?? ''} sizes="180px" />
          </ListItem>
        ))}
      </Marks>
    </Container>
  );
