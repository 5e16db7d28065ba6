import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';

import { color, media, space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

const Card = styled('div')({
  display: 'grid',
  gap: space(5),
  paddingBlock: space(8),
  borderBlockEnd: `1px solid ${color.line}`,
  '&:first-of-type': { paddingBlockStart: 0 },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
});
const Words = styled('div')({ display: 'grid', gap: space(3) });
const Pictures = styled('div')({ display: 'flex', gap: space(2) });

/** Orders that are on their way, in the shape of their cards. */
export const OrdersSkeleton = () => (
  <div>
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    {[0, 1, 2].map((card) => (
      <Card key={card}>
        <Words>
          <Skeleton width="96px" height="0.75rem" />
          <Skeleton width="180px" height="2rem" />
          <Skeleton width="75%" height="1rem" />
        </Words>
        <Pictures>
          <Skeleton width="72px" height="auto" sx={{ aspectRatio: '3 / 4' }} />
          <Skeleton width="72px" height="auto" sx={{ aspectRatio: '3 / 4' }} />
        </Pictures>
        <Skeleton width="172px" height="50px" />
      </Card>
    ))}
  </div>
);
