import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

import { i18n } from '@contract/i18n';
import { PageHeading } from '@/shared/ui/page-layout';
import { ArtDirectedPicture } from '@/shared/ui/picture';
import { color, gutter, media, screenShape } from '@/shared/ui/theme';

const Root = styled('header')({
  position: 'relative',
  blockSize: 'clamp(380px, 82vh, 900px)',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'end',
  '& picture img': {
    position: 'absolute',
    inset: 0,
    // Cropping removes the wall above the garments, not their hems.
    objectPosition: '50% 90%',
  },
});

/** Over the garment, at the side of the title. */
const gradientAt = (side: string) =>
  `radial-gradient(55% 100% at ${side} 100%, rgb(20 18 16 / 0.68), rgb(20 18 16 / 0.54) 50%, rgb(20 18 16 / 0))`;

const TitleLayer = styled('div')({
  position: 'relative',
  paddingInline: gutter,
  paddingBlock: 'clamp(72px, 12vw, 160px) clamp(28px, 4vw, 56px)',
  color: color.paper,
  // Dark enough to read the title over a white dress (4.5:1).
  backgroundImage:
    'linear-gradient(to top, rgb(20 18 16 / 0.68), rgb(20 18 16 / 0.52) 54%, rgb(20 18 16 / 0))',
  [media.wideScreen]: {
    backgroundImage: gradientAt('0'),
    '[dir="rtl"] &': { backgroundImage: gradientAt('100%') },
  },
});

const Plain = styled(Paper)({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 'clamp(260px, 44vh, 480px)',
  paddingInline: gutter,
  textAlign: 'center',
}) as typeof Paper;

const Title = ({ variant }: { variant: 'display' | 'displayOnPicture' }) => (
  <PageHeading variant={variant}>{i18n.t('About Us')}</PageHeading>
);

interface AboutHeroProps {
  /** Null when there is none: the default hero is the page's title on sand. */
  picture: { wide: string; tall: string } | null;
}

/** The top of About Us; the default hero where the provider has no about_us record. */
export const AboutHero = ({ picture }: AboutHeroProps) =>
  picture === null ? (
    <Plain component="header" variant="sand">
      <Title variant="display" />
    </Plain>
  ) : (
    <Root>
      <ArtDirectedPicture
        src={picture.wide}
        portraitSrc={picture.tall}
        portraitOn="tall-screen"
        alt=""
        // The picture covers its frame: as wide as the screen, or as its aspect ratio makes it (4:5
        // and 16:9).
        sizes={`${screenShape.tall} max(100vw, 66vh), max(100vw, 146vh)`}
        priority
      />
      <TitleLayer>
        <Title variant="displayOnPicture" />
      </TitleLayer>
    </Root>
  );
