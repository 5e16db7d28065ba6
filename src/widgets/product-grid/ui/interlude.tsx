import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';

import { useGetAboutUsQuery } from '@/entities/brand';
import { Picture } from '@/shared/ui/picture';
import { media, touchTarget } from '@/shared/ui/theme';

import { interludesOf } from '../model/interludes';

const Frame = styled(Paper)({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  '& picture': { display: 'contents' },
  '& source': { display: 'none' },
  '& img': { blockSize: '100%', objectFit: 'cover' },
  '&[data-layout="split"]': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
});

const wideWords = { flexWrap: 'wrap', alignItems: 'baseline', paddingBlockStart: 3, columnGap: 6 };
const splitWords = {
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: 3,
  padding: { xs: 6, md: 12 },
};

interface InterludeProps {
  number: number;
  /** Called when the provider has none, and when it has one after all. */
  onEmpty: (isEmpty: boolean) => void;
}

/** An interlude between the products of a long grid: a picture of the house with a text and a link. */
export const Interlude = ({ number, onEmpty }: InterludeProps) => {
  const { data, isError } = useGetAboutUsQuery();
  const interlude = data && interludesOf(data)[number];
  const isEmpty = isError || (data !== undefined && interlude === undefined);
  useEffect(() => {
    onEmpty(isEmpty);
  }, [isEmpty, onEmpty]);
  if (isEmpty || interlude === undefined) return null;

  const { image, text, link, to, layout } = interlude;
  const isSplit = layout === 'split';
  return (
    <Frame variant={isSplit ? 'sand' : 'elevation'} data-layout={layout}>
      <Picture src={image} alt="" sizes={isSplit ? '(min-width: 768px) 50vw, 100vw' : '100vw'} />
      <Box sx={{ display: 'flex', ...(isSplit ? splitWords : wideWords) }}>
        <Typography
          variant={isSplit ? 'h2' : 'body1'}
          component="p"
          sx={{ maxInlineSize: '60ch', textWrap: 'balance' }}
        >
          {text}
        </Typography>
        <Link href={to} variant="body2" sx={touchTarget}>
          {link}
        </Link>
      </Box>
    </Frame>
  );
};
