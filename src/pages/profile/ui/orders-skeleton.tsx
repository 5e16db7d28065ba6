import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { LoadingStatus } from '@/shared/ui/visually-hidden';

/** The skeleton of the list of orders. */
export const OrdersSkeleton = () => (
  <div>
    <LoadingStatus />
    {[0, 1, 2].map((card) => (
      <Stack
        key={card}
        spacing={5}
        sx={{
          paddingBlock: 8,
          borderBottom: 1,
          borderColor: 'divider',
          '&:first-of-type': { paddingBlockStart: 0 },
        }}
      >
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ justifyContent: 'space-between', gap: 5 }}
        >
          <Stack spacing={3} sx={{ flex: 1 }}>
            <Skeleton width="96px" height="0.75rem" />
            <Skeleton width="180px" height="2rem" />
            <Skeleton width="75%" height="1rem" />
          </Stack>
          <Stack direction="row" spacing={2}>
            <Skeleton variant="picture" width="72px" />
            <Skeleton variant="picture" width="72px" />
          </Stack>
        </Stack>
        <Skeleton width="172px" height="50px" />
      </Stack>
    ))}
  </div>
);
