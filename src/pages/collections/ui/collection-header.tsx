import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { ShownBanner } from '@/entities/banner';
import { ArtDirectedPicture, Picture } from '@/shared/ui/picture';
import { PageHeading } from '@/shared/ui/page-layout';
import { gutter, media } from '@/shared/ui/theme';

import type { Collection } from '../model/collection';

// Placed by number, not by `order`: a page that arrives in parts shows the picture alone at first.
const besideText = { gridColumn: 2, gridRow: 1 };

const Frame = styled('div')({
  aspectRatio: '4 / 5',
  maxBlockSize: '68vh',
  inlineSize: '100%',
  overflow: 'hidden',
  // The picture fills the frame instead of keeping its own aspect ratio.
  '& picture': { display: 'contents' },
  [media.desktop]: { aspectRatio: '16 / 10', maxBlockSize: '72vh', ...besideText },
});

// A season opens with its picture across the whole screen, and with words of its own below.
const WideFrame = styled(Frame)({
  minBlockSize: '30vh',
  // More of the air above the clothes than of the ground that they stand on is cut off.
  '& img': { objectPosition: '50% 60%' },
  [media.desktop]: { aspectRatio: '16 / 9', maxBlockSize: 'none' },
  // In a band of the picture the clothes are cut off at their hems, not at their shoulders.
  [media.lowWindow]: { '& img': { objectPosition: '50% 40%' } },
});

// In the first screen the title is seen whole: the picture above it gives way.
const Opening = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'calc(100svh - var(--header-height))',
});

// Pictures of two products side by side, when the collection has no picture of its own.
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
  inlineSize: '100%',
  // Their space is reserved until the products are known.
  aspectRatio: '3 / 2',
  maxBlockSize: '68vh',
  overflow: 'hidden',
  '& > div': { minBlockSize: 0, overflow: 'hidden' },
  '& picture': { display: 'contents' },
  '& img': { blockSize: '100%', objectFit: 'cover' },
  [media.desktop]: { aspectRatio: '16 / 10', maxBlockSize: '72vh', ...besideText },
});

export interface CollectionHeaderProps {
  collection: Collection;
  banner: ShownBanner | null;
  /** Pictures of the first products, in place of a banner. Null when there are none. */
  pictures: readonly string[] | null;
}

/** Cropped from 16:9, the picture is slightly wider than its frame. */
const pictureSizes = '(min-width: 768px) 65vw, 100vw';
const halfPictureSizes = '(min-width: 768px) 29vw, 50vw';

const columns = { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' };

const words = { containerType: 'inline-size', paddingInline: gutter } as const;

/** The header of a collection: its name, introduction, and pictures; a season also has its story. */
export const CollectionHeader = ({ collection, banner, pictures }: CollectionHeaderProps) => {
  const { title, intro, story } = collection;
  const isSeason = story !== undefined;
  const PictureFrame = isSeason ? WideFrame : Frame;
  const picture =
    banner === null ? (
      pictures !== null && (
        <Pair>
          {pictures.map((src) => (
            <div key={src}>
              <Picture src={src} alt="" sizes={halfPictureSizes} priority />
            </div>
          ))}
        </Pair>
      )
    ) : (
      <PictureFrame>
        <ArtDirectedPicture
          src={banner.image}
          portraitSrc={banner.portraitImage}
          alt={banner.alt}
          sizes={isSeason ? '100vw' : pictureSizes}
          // In a low window's wide frame the portrait would be a torso.
          portraitOn="tall-phone"
          priority
        />
      </PictureFrame>
    );
  const heading = <PageHeading variant="displayInColumn">{title}</PageHeading>;

  if (!isSeason)
    return (
      <Paper component="header" variant="sand" sx={{ display: 'grid', [media.desktop]: columns }}>
        {picture}
        <Stack
          spacing={4}
          sx={{
            ...words,
            justifyContent: 'center',
            paddingBlock: 8,
            [media.desktop]: { paddingInlineEnd: 8 },
          }}
        >
          {heading}
          <Typography variant="lead" sx={{ maxInlineSize: '26rem' }}>
            {intro}
          </Typography>
        </Stack>
      </Paper>
    );
  return (
    <Paper component="header" variant="sand">
      <Opening>
        {picture}
        <Box sx={{ ...words, flex: 'none', paddingBlock: 'clamp(16px, 3vh, 32px)' }}>{heading}</Box>
      </Opening>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          paddingInline: gutter,
          paddingBlockEnd: 8,
          [media.desktop]: columns,
        }}
      >
        <Typography variant="lead">{intro}</Typography>
        <Typography color="textSecondary" sx={{ maxInlineSize: '40rem' }}>
          {story}
        </Typography>
      </Box>
    </Paper>
  );
};
