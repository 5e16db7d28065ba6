import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { bannerOfPlace, useGetBannersQuery } from '@/entities/banner';
import { PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { Picture } from '@/shared/ui/picture';
import { color, gutter, media, space } from '@/shared/ui/theme';

import { useFocusOnStep } from '../model/use-focus-on-step';
import { useLeaveWhenLoggedIn } from '../model/use-leave-when-logged-in';

interface AuthScreenProps {
  /** Names the step: when it changes, the focus moves to its first empty field. */
  step: string;
  heading: string;
  /** Which of several steps this is, e.g. 'Step 2 of 3'. */
  progress?: string;
  /** The page's path, which selects the picture beside the form. */
  place: string;
  /** The link to the other page, login or registration. */
  aside?: ReactNode;
  children: ReactNode;
}

const columnPx = 420;
/** The 4:5 picture covers its frame: as wide as the frame, or as its height makes it; none on a phone. */
const pictureSizes = '(min-width: 768px) max(50vw, 80vh), 1px';

const Frame = styled(Grid)({
  backgroundColor: color.sand,
  [media.phone]: { display: 'none' },
  '& picture': {
    position: 'sticky',
    insetBlockStart: 0,
    display: 'block',
    blockSize: 'min(100%, 100vh)',
  },
  '& img': { blockSize: '100%', objectFit: 'cover' },
});

/** Login and registration: on a desktop beside one of the house's pictures. */
export const AuthScreen = ({
  step,
  heading,
  progress,
  place,
  aside,
  children,
}: AuthScreenProps) => {
  const { data: banners = [] } = useGetBannersQuery();
  const picture = bannerOfPlace(banners, place) ?? banners[0];
  const container = useFocusOnStep(step);
  useLeaveWhenLoggedIn();

  return (
    <Grid container sx={{ minBlockSize: { md: '100vh' } }}>
      <PageTitle page={heading} />
      <Frame size="grow">
        {picture !== undefined && (
          <Picture src={picture.portraitImage} alt="" sizes={pictureSizes} />
        )}
      </Frame>
      <Grid size={{ xs: 12, md: 6 }} sx={{ minInlineSize: { md: 440 } }}>
        <Container
          ref={container}
          sx={{
            maxInlineSize: `calc(${columnPx}px + 2 * ${gutter})`,
            paddingBlock: {
              xs: `${space(6)} ${space(16)}`,
              md: `clamp(${space(10)}, 9vh, ${space(24)}) ${space(16)}`,
            },
          }}
        >
          {progress !== undefined && (
            <Typography
              variant="overline"
              component="p"
              color="textSecondary"
              sx={{ marginBlockEnd: 3 }}
            >
              {progress}
            </Typography>
          )}
          <PageHeading
            sx={{ marginBlockEnd: 8, fontSize: 'clamp(2.25rem, 1.9rem + 1.6vw, 3.25rem)' }}
          >
            {heading}
          </PageHeading>
          {children}
          {aside !== undefined && (
            <>
              <Divider sx={{ marginBlock: '32px 24px' }} />
              <Typography color="textSecondary">{aside}</Typography>
            </>
          )}
        </Container>
      </Grid>
    </Grid>
  );
};
