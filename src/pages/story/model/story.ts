import type { AboutUs } from '@contract/brand';
import type { Category } from '@contract/category';
import { i18n } from '@contract/i18n';
import { resolveCategory } from '@/entities/category';
import type { ProductListing } from '@/entities/product';

/** A story of the house (section 2). */
export interface Story {
  id: number;
  /** The name in the page's title. */
  title: string;
  heading: string;
  paragraphs: readonly string[];
  /** The horizontal `object-position` of the hero picture, in percent: a crop keeps the garments. */
  focus: number;
  /** How many pictures its grid shows. */
  pictureCount: number;
  /** The category whose products are shown when the provider has no photographs of the story. */
  category: string | null;
}

const stories = (): readonly Story[] => [
  {
    id: 1,
    title: i18n.t('Story: The Collaboration'),
    heading: i18n.t('Twelve pieces for everyone - 2021'),
    focus: 8,
    paragraphs: [
      i18n.t(
        'In 2021 a fast-fashion company asked the house for a collection: twelve pieces, drawn in our atelier, made in their workshops, and sold in shops that we had never set foot in. We said yes because of one question. How far does a good cut travel when everything around it changes?',
      ),
      i18n.t(
        'We kept what costs nothing: the drop of a shoulder, the place of a seam, a hem with enough cloth to let down. We gave up braid and most of the hand work. The patterns were graded in eleven sizes instead of five, and every one of them was worn for a day before it was passed.',
      ),
      i18n.t(
        'The collection was gone in nine days. What stayed with us are the letters, and the knowledge that a sleeve which is cut well is cut well at any price. The pieces in these pictures are those of today, made in our own atelier.',
      ),
    ],
    pictureCount: 8,
    category: null,
  },
  {
    id: 2,
    title: i18n.t('Story: Emerging Talents'),
    heading: i18n.t('Winner of Splash Emerging Talents- 2021'),
    focus: 50,
    paragraphs: [
      i18n.t(
        'The emerging talents award of 2021 went to a modern modest collection: long lines, covered shoulders, and cloth that moves before the woman in it does. It was shown at Fashion Week 2021, in eighteen looks and without music for the first three. The jury wrote of clothes that need no explanation. We had hoped for exactly that.',
      ),
    ],
    pictureCount: 8,
    category: 'dresses',
  },
  {
    id: 3,
    title: i18n.t('Story: Best Casual Wear'),
    heading: i18n.t('Best Casual Wear - 2021 At International Fashion Week'),
    focus: 20,
    paragraphs: [
      i18n.t(
        'The award for the best casual wear of the year went to pieces that were made for an ordinary day: a wrap dress, a blouse with a skirt that travels well, a cape dress that is put on without looking. Casual, to us, is not the absence of care. It is care that was taken earlier, at the cutting table, so that nobody has to think of it in the morning.',
      ),
    ],
    pictureCount: 4,
    category: 'skirts-sets',
  },
];

/** The story of an id in a URL, or null. */
export const storyOf = (id: string | undefined): Story | null =>
  stories().find((story) => String(story.id) === id) ?? null;

/** A picture of a story's grid. */
export type StoryPicture = NonNullable<AboutUs['stories'][number]['pictures']>[number];

/** The story's own photographs, as many as its grid shows; empty when there are none. */
export const storyPhotographs = (
  { id, pictureCount }: Story,
  about: AboutUs | undefined,
): readonly StoryPicture[] =>
  about?.stories.find((item) => item.id === id)?.pictures?.slice(0, pictureCount) ?? [];

/** The products shown for a story without photographs; null until the categories are loaded. */
export const storyListing = (
  { category, pictureCount }: Story,
  categories: readonly Category[] | undefined,
): ProductListing | null => {
  const choice = resolveCategory(category, categories);
  if (choice.kind === 'pending') return null;
  return {
    ...(choice.kind === 'category' && { categoryId: choice.id }),
    perPage: pictureCount,
  };
};
