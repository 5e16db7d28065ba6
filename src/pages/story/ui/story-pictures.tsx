import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';

import { useGetAboutUsQuery } from '@/entities/brand';
import { useGetCategoriesQuery } from '@/entities/category';
import { useListProductsQuery } from '@/entities/product';
import { Picture } from '@/shared/ui/picture';
import { risingItems } from '@/shared/ui/rising-items';
import { gutter, media } from '@/shared/ui/theme';

import { type Story, storyListing, storyPhotographs, type StoryPicture } from '../model/story';

const Pictures = styled('ul')(risingItems(), {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  maxInlineSize: 1200,
  marginInline: 'auto',
  paddingInline: gutter,
  // A garment's upper part says more than its hem, where a tall picture stands for a square one.
  '& img': { objectPosition: '50% 12%' },
  [media.desktop]: { gap: 20 },
});

const SLOT = '(min-width: 1200px) 580px, 50vw';

const nothingYet = ({ pictureCount }: Story) => Array.from({ length: pictureCount }, () => null);

const PictureGrid = ({ pictures }: { pictures: readonly (StoryPicture | null)[] }) => (
  <Pictures aria-label="Pictures of the story">
    {pictures.map((picture, index) => (
      <li key={picture?.image ?? index}>
        {picture === null ? (
          <Skeleton height="auto" sx={{ aspectRatio: '1 / 1' }} />
        ) : (
          <Picture src={picture.image} alt={picture.alt} sizes={SLOT} ratio="1 / 1" />
        )}
      </li>
    ))}
  </Pictures>
);

/** What stands for photographs where the provider has none: pieces of the story's category. */
const CataloguePictures = ({ story }: { story: Story }) => {
  const { data: categories, isError } = useGetCategoriesQuery();
  const listing = storyListing(story, categories ?? (isError ? [] : undefined));
  const { currentData } = useListProductsQuery(listing ?? {}, { skip: listing === null });
  const pictures =
    currentData?.products
      .slice(0, story.pictureCount)
      .map(({ image, name }) => ({ image, alt: name })) ?? nothingYet(story);
  return <PictureGrid pictures={pictures} />;
};

/** The grid of a story: its photographs, a space for each until they are known. */
export const StoryPictures = ({ story }: { story: Story }) => {
  const { data: about, isError } = useGetAboutUsQuery();
  if (about === undefined && !isError) return <PictureGrid pictures={nothingYet(story)} />;

  const photographs = storyPhotographs(story, about);
  return photographs.length > 0 ? (
    <PictureGrid pictures={photographs} />
  ) : (
    <CataloguePictures story={story} />
  );
};
