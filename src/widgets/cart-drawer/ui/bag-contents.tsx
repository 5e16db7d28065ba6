import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { BagError, bagLinesId, useBag } from '@/entities/cart';
import { ShareBag } from '@/features/share-bag';
import { LoadingStatus } from '@/shared/ui/visually-hidden';

import { BagLines } from './bag-lines';
import { EmptyBag } from './empty-bag';

interface BagContentsProps {
  /** The ids of the products that the bag held before. */
  seenIds: readonly number[];
  /** What is said below the lines. */
  notes: ReactNode;
}

/** The lines of the bag, or that it is loading, could not be loaded, or is empty. */
export const BagContents = ({ seenIds, notes }: BagContentsProps) => {
  const { lines, loading, error, isLoaded } = useBag();
  const empty = lines.length === 0;
  const failed = !isLoaded && error !== undefined;
  return (
    <Box id={bagLinesId} tabIndex={-1} aria-busy={loading}>
      {!isLoaded && !failed && (
        <Stack spacing={5}>
          <LoadingStatus />
          <Skeleton height="118px" />
          <Skeleton height="118px" />
        </Stack>
      )}
      {failed && <BagError focusFallbackId={bagLinesId} headingLevel="p" />}
      {empty && isLoaded && <EmptyBag excludedIds={seenIds} />}
      {!empty && (
        <>
          <BagLines lines={lines} />
          {notes !== false && <Box sx={{ paddingBlockStart: 4 }}>{notes}</Box>}
          <ShareBag />
        </>
      )}
    </Box>
  );
};
