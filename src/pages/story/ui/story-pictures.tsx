import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { i18n } from '@contract/i18n';
import { useGetAboutUsQuery } from '@/entities/brand';
import { useGetCategoriesQuery } from '@/entities/category';
import { cardWidth, useListProductsQuery } from '@/entities/product';
import { Picture } from '@/shared/ui/picture';
import { entrance, staggeredEntrance } from '@/shared/ui/staggered-entrance';
import { gutter, media } from '@/shared/ui/theme';

import { type Story, storyListing, storyPhotographs, type StoryPicture } from '../model/story';

const Pictures = styled(List)(staggeredEntrance, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  maxInlineSize: 1200,
  marginInline: 'auto',
  paddingInline: gutter,
  // The square shows the upper part of a tall picture, not the hem.
  '& img': { objectPosition: '50% 12%' },
  [media.desktop]: { gap: 20 },
});

const pictureSizes = `(min-width: 1200px) 580px, ${cardWidth.phone}`;

const placeholders = ({ pictureCount }: Story) => Array.from({ length: pictureCount }, () => null);

const PictureGrid = ({ pictures }: { pictures: readonly (StoryPicture | null)[] }) => (
  <Pictures aria-label={i18n.t('Pictures of the story')}>
    {pictures.map((picture, index) => (
      <ListItem key={picture?.image ?? index} {...entrance(index)}>
        {picture === null ? (
          <Skeleton height="auto" sx={{ aspectRatio: '1 / 1' }} />
        ) : (
          <Picture src={picture.image} alt={picture.alt} sizes={pictureSizes} ratio="1 / 1" />
        )}
      </ListItem>
    ))}
  </Pictures>
);

/** Instead of photographs, when the provider has none: products of the story's category. */
const CataloguePictures = ({ story }: { story: Story }) => {
  const { data: categories, isError } = useGetCategoriesQuery();
  const listing = storyListing(story, categories ?? (isError ? [] : undefined));
  const { currentData } = useListProductsQuery(listing ?? skipToken);
  const pictures =
    currentData?.products
      .slice(0, story.pictureCount)
      .map(({ image, name }) => ({ image, alt: name })) ?? placeholders(story);
  return <PictureGrid pictures={pictures} />;
};

/** The picture grid of a story, with a placeholder for each until they are loaded. */
export const StoryPictures = ({ story }: { story: Story }) => {
  const { data: about, isError } = useGetAboutUsQuery();
  if (about === undefined && !isError) return <PictureGrid pictures={placeholders(story)} />;

  const photographs = storyPhotographs(story, about);
  return photographs.length > 0 ? (
    <PictureGrid pictures={photographs} />
  ) : (
    <CataloguePictures story={story} />
  );
};
