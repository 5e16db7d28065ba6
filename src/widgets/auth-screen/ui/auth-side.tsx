import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';

import { bannerOfPath, useGetBannersQuery } from '@/entities/banner';
import { useBag } from '@/entities/cart';
import { Picture } from '@/shared/ui/picture';
import { gutter, media, space } from '@/shared/ui/theme';
import { lazyOnline } from '@/shared/ui/lazy-in-view';

const BagSummary = lazyOnline(async () => (await import('./bag-summary')).BagSummary);

/**
 * The 4:5 picture covers its frame, so it is as wide as the frame or 4/5 of the frame's height,
 * whichever is more. A phone shows none.
 */
const pictureSizes = '(min-width: 768px) max(50vw, 80vh), 1px';

const Frame = styled(Grid)({
  [media.phone]: {
    display: 'none',
    '&[data-shows-bag="true"]': { display: 'block', flexBasis: '100%' },
  },
  // After the form in the document, so that the page's heading comes first; a desktop shows it
  // before.
  [media.desktop]: { order: -1 },
});

const Background = styled(Paper)({
  blockSize: '100%',
  '& > picture': {
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: 'min(100%, 100vh)',
    '& img': { blockSize: '100%', objectFit: 'cover' },
  },
});

const BagFrame = styled('div')({
  padding: `${space(10)} ${gutter}`,
  [media.desktop]: {
    maxInlineSize: 640,
    marginInlineStart: 'auto',
    padding: `clamp(${space(10)}, 9vh, ${space(24)}) clamp(24px, 5vw, 96px)`,
  },
});

interface AuthSideProps {
  /** The page's path, which selects the picture. */
  path: string;
  /** The visitor is on the way to checkout: the bag, if any, takes the picture's place. */
  toCheckout: boolean;
}

/** Beside the form: one of the house's pictures, or the bag. */
export const AuthSide = ({ path, toCheckout }: AuthSideProps) => {
  const { data: banners = [] } = useGetBannersQuery();
  const picture = bannerOfPath(banners, path) ?? banners[0];
  const { lines } = useBag();
  const showsBag = toCheckout && lines.length > 0;
  return (
    <Frame size="grow" data-shows-bag={showsBag}>
      <Background variant="sand">
        {showsBag ? (
          <Suspense fallback={null}>
            <BagFrame>
              <BagSummary />
            </BagFrame>
          </Suspense>
        ) : (
          picture !== undefined && (
            <Picture src={picture.portraitImage} alt="" sizes={pictureSizes} />
          )
        )}
      </Background>
    </Frame>
  );
};
