import type { PageDefinition } from '@/shared/routes';

import { loadStory } from './model/load-story';

/** The stories (specification, section 2). */
export const storyPage: PageDefinition = {
  load: loadStory,
  importComponent: () => import('./ui/story-page').then((module) => module.StoryPage),
};
