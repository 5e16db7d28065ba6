import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';

import { color, media, space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

const List = styled('div')({
  display: 'grid',
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(12) },
});
const Card = styled('div')({
  display: 'grid',
  gap: space(3),
  paddingBlock: space(8),
  borderBlockStart: `1px solid ${color.line}`,
});

/** Addresses that are on their way, in the shape of their cards. */
export const AddressesSkeleton = () => (
  <List>
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    {[0, 1].map((card) => (
      <Card key={card}>
        <Skeleton width="55%" height="1.5rem" />
        <Skeleton width="70%" height="1rem" />
        <Skeleton width="60%" height="1rem" />
        <Skeleton width="40%" height="1rem" />
      </Card>
    ))}
  </List>
);
