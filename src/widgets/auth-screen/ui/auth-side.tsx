import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';

import { bannerOfPath, useGetBannersQuery } from '@/entities/banner';
import { Picture } from '@/shared/ui/picture';
import { color, gutter, media, space } from '@/shared/ui/theme';

const WaitingBag = lazy(async () => ({ default: (await import('./waiting-bag')).WaitingBag }));

/** The 4:5 picture covers its frame: as wide as the frame, or as its height makes it; none on a phone. */
const pictureSizes = '(min-width: 768px) max(50vw, 80vh), 1px';

const Frame = styled(Grid)({
  backgroundColor: color.sand,
  [media.phone]: {
    display: 'none',
    // The bag stands below the form.
    '&[data-to-checkout="true"]': { display: 'block', order: 1, flexBasis: '100%' },
  },
  '& > picture': {
    position: 'sticky',
    insetBlockStart: 0,
    display: 'block',
    blockSize: 'min(100%, 100vh)',
    '& img': { blockSize: '100%', objectFit: 'cover' },
  },
});

const Waiting = styled('div')({
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
  /** The visitor is on the way to checkout: the bag takes the picture's place. */
  toCheckout: boolean;
}

/** What stands beside the form: one of the house's pictures, or the bag. */
export const AuthSide = ({ path, toCheckout }: AuthSideProps) => {
  const { data: banners = [] } = useGetBannersQuery();
  const picture = bannerOfPath(banners, path) ?? banners[0];
  return (
    <Frame size="grow" data-to-checkout={toCheckout}>
      {toCheckout ? (
        <Suspense fallback={null}>
          <Waiting>
            <WaitingBag />
          </Waiting>
        </Suspense>
      ) : (
        picture !== undefined && <Picture src={picture.portraitImage} alt="" sizes={pictureSizes} />
      )}
    </Frame>
  );
};
