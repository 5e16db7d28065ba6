import styled from '@emotion/styled';

import type { ShownBanner } from '@/entities/banner';
import { useIsHydrated } from '@/shared/lib/hydration';
import { ArtDirectedPicture, pictureSources } from '@/shared/ui/picture';
import { color, gutter, headingText, media, screenShape } from '@/shared/ui/theme';
import { Button } from '@/shared/ui/button';

type Placement = ShownBanner['placement']['landscape'];

// A tablet on its side: less of the picture's empty side is left, so the words stand higher and
// narrower.
const hardlyWide = `${media.wideScreen} and (max-aspect-ratio: 1599/1000)`;

interface Composition {
  words: object;
  /** Away from which edge the picture is veiled a little, so that the words read on any picture. */
  veil: string;
  /**
   * What stays when it is cut to the screen: what is beside the words, all but a little air behind
   * it, and a hem before a ceiling.
   */
  keeps: string;
}

const compositions: Record<Placement, Composition> = {
  start: {
    words: { alignItems: 'center', justifyItems: 'start', textAlign: 'start' },
    veil: 'to right',
    keeps: '88% 70%',
  },
  end: {
    words: {
      alignItems: 'center',
      justifyItems: 'end',
      textAlign: 'start',
      '& > *': { justifyItems: 'start' },
    },
    veil: 'to left',
    keeps: '12% 70%',
  },
  center: {
    words: { alignItems: 'center', justifyItems: 'center', textAlign: 'center' },
    veil: 'to top',
    keeps: '50% 50%',
  },
  top: {
    words: { alignItems: 'start', justifyItems: 'center', textAlign: 'center' },
    veil: 'to bottom',
    keeps: '50% 70%',
  },
  bottom: {
    words: { alignItems: 'end', justifyItems: 'center', textAlign: 'center' },
    veil: 'to top',
    keeps: '50% 30%',
  },
};

const standsBeside = (placement: Placement) => placement === 'start' || placement === 'end';

const wordsAndVeil = (placement: Placement, tone: ShownBanner['tone']) => {
  const { words, veil } = compositions[placement];
  const rgb = tone === 'light' ? '20 18 16' : '251 249 246';
  return {
    ...words,
    backgroundImage: `linear-gradient(${veil}, rgb(${rgb} / 0.5), rgb(${rgb} / 0.12) 34%, rgb(${rgb} / 0) 50%)`,
  };
};

interface LookProps {
  look: Pick<ShownBanner, 'placement' | 'tone'>;
}

const plainProps = { shouldForwardProp: (prop: PropertyKey) => prop !== 'look' };

const Section = styled('section', plainProps)<LookProps>(
  {
    position: 'relative',
    blockSize: '100vh',
    minBlockSize: 480,
    '@supports (height: 100svh)': { blockSize: '100svh' },
    overflow: 'hidden',
    '& img': {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
    },
  },
  ({ look: { placement } }) => ({
    [media.tallScreen]: { '& img': { objectPosition: compositions[placement.portrait].keeps } },
    [media.wideScreen]: {
      '& img': { objectPosition: compositions[placement.landscape].keeps },
      // The words stand where the picture leaves room for them, also where lines run from the right.
      '[dir="rtl"] & img': { transform: 'scaleX(-1)' },
    },
  }),
);

const Layer = styled('div', plainProps)<LookProps>(
  {
    position: 'relative',
    blockSize: '100%',
    display: 'grid',
    paddingInline: `max(${gutter}, 6vw)`,
    paddingBlock: 'calc(var(--header-height) + 5vh) 9vh',
    [media.phone]: { paddingInline: gutter, paddingBlockStart: 'calc(var(--header-height) + 2vh)' },
  },
  ({ look: { placement, tone } }) => ({
    color: tone === 'light' ? color.paper : color.ink,
    [media.tallScreen]: wordsAndVeil(placement.portrait, tone),
    [media.wideScreen]: {
      ...wordsAndVeil(placement.landscape, tone),
      '[dir="rtl"] &': { backgroundImage: 'none' },
    },
    [hardlyWide]: standsBeside(placement.landscape) && {
      alignItems: 'start',
      paddingInline: gutter,
      paddingBlockStart: 'calc(var(--header-height) + 9vh)',
      '& > *': { maxInlineSize: 'max(16rem, 25vw)' },
    },
  }),
);

// It covers the screen: as wide as it is, or as its height asks for: of 16:9 that is 178vh, of 9:16
// 56vh. A phone asks for less than that: the next size is nearly twice as heavy, and looks the same.
const pictureSizes = `${screenShape.tall} max(100vw, 46vh), max(100vw, 178vh)`;

const Words = styled('div')({
  display: 'grid',
  justifyItems: 'inherit',
  gap: 16,
  maxInlineSize: 'min(30rem, 100%)',
  [media.phone]: { gap: 10 },
});

const Name = styled('h2')({
  ...headingText.h1,
  fontSize: 'clamp(2.75rem, 1.8rem + 4vw, 5.5rem)',
  lineHeight: 1,
  textWrap: 'balance',
});

const Description = styled('p')({
  fontSize: '1.0625rem',
  lineHeight: 1.45,
  maxInlineSize: '26rem',
  textWrap: 'balance',
});

const Action = styled(
  Button,
  plainProps,
)<LookProps>(({ look: { tone } }) => ({
  marginBlockStart: 12,
  [media.phone]: { marginBlockStart: 6, minBlockSize: 46 },
  borderColor: 'currentColor',
  color: 'inherit',
  [media.hover]: {
    '&:hover': {
      backgroundColor: tone === 'light' ? color.paper : color.ink,
      color: tone === 'light' ? color.ink : color.paper,
    },
  },
}));

export interface BannerSectionProps {
  banner: ShownBanner;
  /** The first section's picture is what a visitor waits for. */
  priority: boolean;
}

/**
 * A full-screen section of the home page: one picture, a few words, one button. On a slow line only
 * the first picture may come before what makes the page work: the others wait for it.
 */
export const BannerSection = ({ banner, priority }: BannerSectionProps) => {
  const isHydrated = useIsHydrated();
  return (
    <Section
      look={banner}
      aria-label={banner.name}
      style={{ backgroundColor: pictureSources(banner.image)?.placeholder ?? undefined }}
    >
      {(priority || isHydrated) && (
        <ArtDirectedPicture
          src={banner.image}
          portraitSrc={banner.portraitImage}
          portraitOn="tall-screen"
          alt={banner.alt}
          sizes={pictureSizes}
          priority={priority}
        />
      )}
      <Layer look={banner}>
        <Words>
          <Name>{banner.name}</Name>
          <Description>{banner.description}</Description>
          <Action href={banner.url} variant="outlined" look={banner}>
            {banner.label}
          </Action>
        </Words>
      </Layer>
    </Section>
  );
};
