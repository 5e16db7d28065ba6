import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { media } from '@/shared/ui/theme';
import { LoadingStatus } from '@/shared/ui/visually-hidden';

import { WishColumns } from './wish-columns';

/** The skeleton of the wishlist; nothing without JavaScript, where it would stay. */
export const WishlistSkeleton = () => (
  <Box sx={{ [media.withoutScripts]: { display: 'none' } }}>
    <LoadingStatus />
    <WishColumns aria-hidden="true">
      {[0, 1, 2, 3].map((card) => (
        <ListItem key={card}>
          <Skeleton variant="picture" />
          <Stack sx={{ gap: '10px', paddingBlockStart: '14px' }}>
            <Skeleton width="70%" />
            <Skeleton width="35%" />
            <Skeleton height="44px" />
          </Stack>
        </ListItem>
      ))}
    </WishColumns>
  </Box>
);
