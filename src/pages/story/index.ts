import type { PageDefinition } from '@/shared/routes';

/** The stories (specification, section 2). */
export const storyPage: PageDefinition = {
  // The stories' texts are not for the first bundle.
  load: (context) => import('./model/load-story').then(({ loadStory }) => loadStory(context)),
  importComponent: () => import('./ui/story-page').then((module) => module.StoryPage),
};
