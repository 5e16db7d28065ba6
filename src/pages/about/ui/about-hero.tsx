import styled from '@emotion/styled';

import { PageHeading } from '@/shared/ui/page-layout';
import { ArtDirectedPicture } from '@/shared/ui/picture';
import { color, gutter } from '@/shared/ui/theme';

const Root = styled('header')({
  position: 'relative',
  blockSize: 'clamp(380px, 82vh, 900px)',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'end',
  '& picture img': { position: 'absolute', inset: 0, inlineSize: '100%' },
});

const Veil = styled('div')({
  position: 'relative',
  paddingInline: gutter,
  paddingBlock: 'clamp(72px, 12vw, 160px) clamp(28px, 4vw, 56px)',
  color: color.paper,
  backgroundImage: 'linear-gradient(to top, rgb(20 18 16 / 0.6), rgb(20 18 16 / 0))',
});

const Plain = styled('header')({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 'clamp(260px, 44vh, 480px)',
  paddingInline: gutter,
  textAlign: 'center',
  backgroundColor: color.sand,
});

const Title = styled(PageHeading)({ fontSize: 'clamp(3rem, 2rem + 5vw, 6.5rem)', lineHeight: 1 });

export interface AboutHeroProps {
  /** Null when there is none: the default hero is the house's name for the page, on sand. */
  picture: { wide: string; tall: string } | null;
}

/** The beginning of About Us; the default hero where the provider has no about_us record. */
export const AboutHero = ({ picture }: AboutHeroProps) =>
  picture === null ? (
    <Plain>
      <Title>About Us</Title>
    </Plain>
  ) : (
    <Root>
      <ArtDirectedPicture
        src={picture.wide}
        portraitSrc={picture.tall}
        alt=""
        sizes="100vw"
        priority
      />
      <Veil>
        <Title>About Us</Title>
      </Veil>
    </Root>
  );
