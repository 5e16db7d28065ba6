import { describe, expect, it } from 'vitest';

import { interludeBefore } from './interlude-places';
import { interludesOf } from './interludes';

const positionsOf = (count: number, largeFirst = false) =>
  Array.from({ length: count }, (_, position) => position).filter(
    (position) => interludeBefore(position, count, largeFirst) !== null,
  );

describe('the interludes of a long grid', () => {
  it('follow full rows of 2, 3 and 4, also where the first piece is as large as four', () => {
    expect(positionsOf(72)).toEqual([12, 36, 60]);
    expect(positionsOf(72, true)).toEqual([9, 33, 57]);
    expect(interludeBefore(9, 24, true)).toBe(0);
    expect(interludeBefore(36, 48, false)).toBe(1);
  });

  it('do not end a grid, nor stand in a short one', () => {
    expect(positionsOf(15)).toEqual([]);
    expect(positionsOf(16)).toEqual([12]);
    expect(positionsOf(8)).toEqual([]);
  });

  it('are the stories, and after the first a line of the house beside a close-up', () => {
    const story = (id: number) => ({
      id,
      image: `/${id}.jpg`,
      description: `Story ${id}`,
      pictures: [{ image: `/${id}-near.jpg`, alt: '' }],
    });
    const about = { title: 'Begin with the cloth', description: '', image: '/about.jpg' };
    const both = interludesOf({ about_us: [about], features: [], stories: [story(1), story(2)] });
    expect(both.map(({ text, image, to }) => [text, image, to])).toEqual([
      ['Story 1', '/1.jpg', '/story/1'],
      ['Begin with the cloth', '/1-near.jpg', '/about'],
      ['Story 2', '/2.jpg', '/story/2'],
    ]);
    expect(interludesOf({ about_us: [about], features: [], stories: [] })).toEqual([]);
  });
});
