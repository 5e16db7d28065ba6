import type { PageDefinition } from '@/shared/routes';

/** The stories (section 2). */
export const storyPage: PageDefinition = {
  // Keeps the stories' texts out of the first bundle.
  load: (context) => import('./model/load-story').then(({ loadStory }) => loadStory(context)),
  ...(import.meta.env.SSR && {
    source: 'src/pages/story/ui/story-page.tsx',
  }),
  importComponent: () => import('./ui/story-page').then((module) => module.StoryPage),
};
