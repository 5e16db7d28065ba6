import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { ShownBanner } from '@/entities/banner';
import { useIsHydrated } from '@/shared/lib/hydration';
import { ArtDirectedPicture, pictureSources } from '@/shared/ui/picture';
import { color, gutter, media, screenShape } from '@/shared/ui/theme';
import { Button } from '@/shared/ui/button';

type Placement = ShownBanner['placement']['landscape'];

// A tablet held sideways: less of the picture's empty side is left, so the text is higher up and
// narrower.
const slightlyWide = `${media.wideScreen} and (max-aspect-ratio: 1599/1000)`;

/** Text at 200 % on a phone or a tablet: the garments stand below it, not behind it. */
const largeText = '@container (max-width: 18rem) or ((min-width: 700px) and (max-width: 34rem))';

interface Composition {
  text: object;
  /** The direction of the gradient that keeps the text readable on any picture. */
  gradient: string;
  /** The `object-position` that keeps the garments in view when the picture is cropped. */
  position: string;
}

// As wide as the picture's empty side on every screen, so that a long name is not on the garments.
const besideGarments = { maxInlineSize: 'max(15rem, 34vw)' };

const compositions: Record<Placement, Composition> = {
  start: {
    text: {
      alignItems: 'center',
      justifyItems: 'start',
      textAlign: 'start',
      '& > *': besideGarments,
    },
    gradient: 'to right',
    position: 'right 12% top 70%',
  },
  end: {
    text: {
      alignItems: 'center',
      justifyItems: 'end',
      textAlign: 'start',
      '& > *': { ...besideGarments, justifyItems: 'start' },
    },
    gradient: 'to left',
    position: 'left 12% top 70%',
  },
  center: {
    text: { alignItems: 'center', justifyItems: 'center', textAlign: 'center' },
    gradient: 'to top',
    position: '50% 50%',
  },
  top: {
    text: { alignItems: 'start', justifyItems: 'center', textAlign: 'center' },
    gradient: 'to bottom',
    position: '50% 70%',
  },
  bottom: {
    text: { alignItems: 'end', justifyItems: 'center', textAlign: 'center' },
    gradient: 'to top',
    position: '50% 30%',
  },
};

const besideAtTop = {
  alignItems: 'start',
  paddingBlockStart: 'calc(var(--header-height) + 3vh)',
};

const isBeside = (placement: Placement) => placement === 'start' || placement === 'end';

const titleLook = ({ portrait, landscape }: ShownBanner['placement']) => ({
  ...(isBeside(portrait) && { [media.tallScreen]: { typography: 'displayBeside' } }),
  ...(isBeside(landscape) && { [media.wideScreen]: { typography: 'displayBeside' } }),
});

/** Of a picture of the screen's height, what the garments need. */
const garmentsHeight = '74vh';

const textAndGradient = (placement: Placement, tone: ShownBanner['tone']) => {
  const { text, gradient } = compositions[placement];
  const rgb = `var(--palette-${tone === 'light' ? 'text-primary' : 'background-default'}Channel)`;
  return {
    ...text,
    backgroundImage: `linear-gradient(${gradient}, rgb(${rgb} / 0.5), rgb(${rgb} / 0.12) 34%, rgb(${rgb} / 0) 50%)`,
    [largeText]: {
      alignItems: 'start',
      backgroundImage: `linear-gradient(rgb(${rgb} / 0.5) calc(100% - ${garmentsHeight}), rgb(${rgb} / 0) calc(100% - ${garmentsHeight} + 12vh))`,
    },
  };
};

interface LookProps {
  look: Pick<ShownBanner, 'placement' | 'tone'>;
}

const withoutLook = { shouldForwardProp: (prop: PropertyKey) => prop !== 'look' };

const Section = styled('section', withoutLook)<LookProps>(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 'max(100vh, 480px)',
    containerType: 'inline-size',
    '@supports (height: 100svh)': { minBlockSize: 'max(100svh, 480px)' },
    overflow: 'hidden',
    '& img': { position: 'absolute', inset: 0 },
    [largeText]: {
      '& img': {
        insetBlockStart: 'auto',
        blockSize: '100vh',
        maskImage: 'linear-gradient(transparent, black 40%)',
      },
    },
  },
  ({ look: { placement } }) => ({
    [media.tallScreen]: { '& img': { objectPosition: compositions[placement.portrait].position } },
    [media.wideScreen]: {
      '& img': { objectPosition: compositions[placement.landscape].position },
    },
  }),
);

const Layer = styled('div', withoutLook)<LookProps>(
  {
    position: 'relative',
    flex: '1 0 auto',
    display: 'grid',
    paddingInline: `max(${gutter}, 6vw)`,
    paddingBlock: 'calc(var(--header-height) + 5vh) 9vh',
    '& > *': { maxInlineSize: 'min(30rem, 100%)' },
    [media.phone]: { paddingInline: gutter, paddingBlockStart: 'calc(var(--header-height) + 2vh)' },
    [largeText]: { paddingBlockEnd: garmentsHeight },
  },
  ({ look: { placement, tone } }) => ({
    color: tone === 'light' ? color.paper : color.ink,
    [media.tallScreen]: textAndGradient(placement.portrait, tone),
    [media.wideScreen]: textAndGradient(placement.landscape, tone),
    [slightlyWide]: isBeside(placement.landscape) && {
      alignItems: 'start',
      paddingInline: gutter,
      paddingBlockStart: 'calc(var(--header-height) + 9vh)',
      '& > *': { maxInlineSize: 'max(16rem, 25vw)' },
    },
    [media.lowWindow]: isBeside(placement.landscape) && besideAtTop,
    [media.largeTextBeside]: isBeside(placement.landscape) && besideAtTop,
  }),
);

// The picture covers the screen: it is as wide as the screen, or as its own shape makes it at full
// height (178vh at 16:9, 56vh at 9:16). On a phone 46vh is enough: the next larger file has nearly
// twice the bytes and looks the same.
const pictureSizes = `${screenShape.tall} max(100vw, 46vh), max(100vw, 178vh)`;

interface BannerSectionProps {
  banner: ShownBanner;
  /** The first section's picture is loaded at once. */
  priority: boolean;
}

/** The pictures after the first wait until the page is interactive. */
const BannerPicture = ({ banner, priority }: BannerSectionProps) => {
  const isHydrated = useIsHydrated();
  if (!priority && !isHydrated) return null;
  return (
    <ArtDirectedPicture
      src={banner.image}
      portraitSrc={banner.portraitImage}
      portraitOn="tall-screen"
      alt={banner.alt}
      sizes={pictureSizes}
      priority={priority}
    />
  );
};

/** A full-screen section of the home page: one picture, a short text, one button. */
export const BannerSection = ({ banner, priority }: BannerSectionProps) => (
  <Section
    look={banner}
    aria-label={banner.name}
    style={{ backgroundColor: pictureSources(banner.image)?.placeholder ?? undefined }}
  >
    <BannerPicture banner={banner} priority={priority} />
    <Layer look={banner} data-tone={banner.tone}>
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'inherit',
          gap: { xs: '10px', md: 4 },
        }}
      >
        <Typography variant="display" component="h2" sx={titleLook(banner.placement)}>
          {banner.name}
        </Typography>
        <Typography variant="banner" sx={{ maxInlineSize: '26rem', textWrap: 'balance' }}>
          {banner.description}
        </Typography>
        <Button
          href={banner.url}
          variant="outlined"
          sx={{ marginBlockStart: { xs: 1.5, md: 3 }, minBlockSize: { xs: 46, md: 50 } }}
        >
          {banner.label}
        </Button>
      </Box>
    </Layer>
  </Section>
);
