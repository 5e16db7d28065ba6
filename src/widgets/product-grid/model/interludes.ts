import type { AboutUs } from '@contract/brand';
import { i18n } from '@contract/i18n';
import { paths } from '@/shared/routes';

/** The interludes: pictures and texts between the products of a long grid. */
export interface Interlude {
  image: string;
  text: string;
  link: string;
  to: string;
  /** A picture as wide as the grid, or a close-up beside a line of text. */
  layout: 'wide' | 'split';
}

/**
 * The interludes in their order: the stories of the house, and its welcome text after the first.
 */
export const interludesOf = ({ about_us: [about], stories }: AboutUs): Interlude[] => {
  const wide = stories.map(({ id, image, description }) => ({
    image,
    text: description,
    link: i18n.t('Read the story'),
    to: paths.story(id),
    layout: 'wide' as const,
  }));
  const closeUp = stories[0]?.pictures?.at(-1)?.image;
  if (about === undefined || closeUp === undefined) return wide;
  const words = {
    image: closeUp,
    text: about.title,
    link: i18n.t('About the house'),
    to: paths.about,
  };
  return [...wide.slice(0, 1), { ...words, layout: 'split' }, ...wide.slice(1)];
};
