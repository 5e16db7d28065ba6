import { describe, expect, it } from 'vitest';

import { storyListing, storyOf, storyPhotographs } from './story';

describe('the stories (section 2)', () => {
  it('are three; any other id has none', () => {
    expect(['1', '2', '3'].map((id) => storyOf(id)?.id)).toEqual([1, 2, 3]);
    expect(storyOf('4')).toBeNull();
    expect(storyOf('01')).toBeNull();
    expect(storyOf(undefined)).toBeNull();
  });

  it('show 8, 8 and 4 pictures', () => {
    expect(['1', '2', '3'].map((id) => storyOf(id)?.pictureCount)).toEqual([8, 8, 4]);
  });

  it('have the headings and the title of the specification', () => {
    expect(storyOf('2')?.heading).toBe('Winner of Splash Emerging Talents- 2021');
    expect(storyOf('3')).toMatchObject({
      title: 'Story: Best Casual Wear',
      heading: 'Best Casual Wear - 2021 At International Fashion Week',
    });
  });

  it('show their own photographs, never more than the grid holds', () => {
    const story = storyOf('3')!;
    const pictures = ['a', 'b', 'c', 'd', 'e'].map((image) => ({ image, alt: `Of ${image}` }));
    const told = { id: 3, image: 'hero', description: '', pictures };
    const about = { about_us: [], features: [], stories: [told] };
    expect(storyPhotographs(story, about)).toEqual(pictures.slice(0, 4));
    expect(storyPhotographs(storyOf('1')!, about)).toEqual([]);
    expect(storyPhotographs(story, undefined)).toEqual([]);
  });

  it('without any, take their pictures from a category where the provider has it, else from everything', () => {
    const story = storyOf('2')!;
    expect(storyListing(story, undefined)).toBeNull();
    expect(storyListing(story, [])).toEqual({ perPage: 8 });
    expect(storyListing(story, [{ id: 2, name: 'Dresses', slug: 'dresses' }])).toEqual({
      categoryId: 2,
      perPage: 8,
    });
  });
});
