import styled from '@emotion/styled';

import type { HomeBanner } from '@/entities/banner';
import { ArtDirectedPicture } from '@/shared/ui/picture';
import { PageHeading } from '@/shared/ui/page-layout';
import { color, gutter, headingText, media } from '@/shared/ui/theme';

import type { Collection } from '../model/collection';

const Root = styled('header')({
  paddingInline: gutter,
  paddingBlock: 'clamp(40px, 7vw, 104px) clamp(32px, 4vw, 56px)',
  display: 'grid',
  gap: 20,
  justifyItems: 'center',
  textAlign: 'center',
  backgroundColor: color.sand,
  '&[data-pictured="true"]': {
    padding: 0,
    justifyItems: 'stretch',
    textAlign: 'start',
    gap: 0,
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

const Frame = styled('div')({
  aspectRatio: '4 / 5',
  maxBlockSize: '68vh',
  inlineSize: '100%',
  overflow: 'hidden',
  // So that the picture fills the frame, not a box of its own shape.
  '& picture': { display: 'contents' },
  [media.desktop]: { aspectRatio: '16 / 10', maxBlockSize: '72vh', order: 2 },
});

const Words = styled('div')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'inherit',
  gap: 16,
  '[data-pictured="true"] > &': {
    paddingInline: gutter,
    paddingBlock: 32,
    [media.desktop]: { paddingInlineEnd: 32 },
  },
});

const Title = styled(PageHeading)({
  fontSize: 'clamp(2.75rem, 1.9rem + 3.6vw, 5.25rem)',
  lineHeight: 1,
});

const Intro = styled('p')({
  ...headingText.h4,
  fontWeight: 400,
  letterSpacing: 0,
  lineHeight: 1.35,
  maxInlineSize: '26rem',
  textWrap: 'balance',
});

export interface CollectionHeaderProps {
  collection: Collection;
  banner: HomeBanner | null;
}

/** The editorial beginning of a collection: its name, a sentence, and its picture if it has one. */
export const CollectionHeader = ({ collection, banner }: CollectionHeaderProps) => (
  <Root data-pictured={banner !== null}>
    {banner !== null && (
      <Frame>
        <ArtDirectedPicture
          src={banner.image}
          portraitSrc={banner.portraitImage}
          alt={banner.alt}
          sizes="(min-width: 768px) 58vw, 100vw"
          priority
        />
      </Frame>
    )}
    <Words>
      <Title>{collection.title}</Title>
      <Intro>{collection.intro}</Intro>
    </Words>
  </Root>
);
