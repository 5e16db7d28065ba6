import styled from '@emotion/styled';

import type { AboutUs } from '@contract/brand';
import { Picture } from '@/shared/ui/picture';
import { color, gutter, labelText, media } from '@/shared/ui/theme';

const COLUMN_GAP = 'clamp(32px, 5vw, 80px)';

const rowOf = (count: number) => `calc((100% - ${count - 1} * ${COLUMN_GAP}) / ${count})`;

const Root = styled('section')({
  paddingInline: gutter,
  paddingBlock: 'clamp(40px, 5vw, 72px)',
  borderBlock: `1px solid ${color.line}`,
  textAlign: 'center',
});

const Title = styled('h2')({ ...labelText, color: color.ash, marginBlockEnd: 32 });

const Marks = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: COLUMN_GAP,
  rowGap: 28,
  // Six in a row, or three, or two: never five and one left over.
  '& li': { inlineSize: rowOf(2), maxInlineSize: 180 },
  [media.desktop]: { '& li': { inlineSize: rowOf(3) } },
  '@media (min-width: 1200px)': { '& li': { inlineSize: rowOf(6) } },
});

/** 'Featured On': the wordmarks of those who wrote about the house. */
export const FeaturedOn = ({ features }: { features: AboutUs['features'] }) =>
  features.length > 0 && (
    <Root aria-labelledby="featured-on">
      <Title id="featured-on">Featured On</Title>
      <Marks>
        {features.map(({ id, image, name }) => (
          <li key={id}>
            <Picture src={image} alt={name ?? ''} sizes="180px" />
          </li>
        ))}
      </Marks>
    </Root>
  );
