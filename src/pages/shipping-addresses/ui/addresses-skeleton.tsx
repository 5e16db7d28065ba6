import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { LoadingStatus } from '@/shared/ui/visually-hidden';

import { addressColumns } from './address-columns';

/** The skeleton of the list of addresses. */
export const AddressesSkeleton = () => (
  <Box sx={addressColumns}>
    <LoadingStatus />
    {[0, 1].map((card) => (
      <Stack key={card} spacing={3} sx={{ paddingBlock: 8, borderTop: 1, borderColor: 'divider' }}>
        <Skeleton width="55%" height="1.5rem" />
        <Skeleton width="70%" height="1rem" />
        <Skeleton width="60%" height="1rem" />
        <Skeleton width="40%" height="1rem" />
      </Stack>
    ))}
  </Box>
);
