import { describe, expect, it } from 'vitest';

import { interludeBefore, sectionsOf } from './grid-places';
import { interludesOf } from './interludes';

/** How many products there are before each interlude. */
const positionsOf = (count: number, largeFirst = false) => {
  const sections = sectionsOf(Array.from({ length: count }), largeFirst);
  return sections.flatMap((_, section) =>
    interludeBefore(section, count, largeFirst) === null
      ? []
      : [sections.slice(0, section).flat().length],
  );
};

describe('the sections of a grid', () => {
  it('have full rows of 2, 3 and 4, also where the first piece is as large as four', () => {
    const sizesOf = (count: number, largeFirst = false) =>
      sectionsOf(Array.from({ length: count }), largeFirst).map(({ length }) => length);
    expect(sizesOf(30)).toEqual([12, 12, 6]);
    expect(sizesOf(30, true)).toEqual([9, 12, 9]);
    expect(sizesOf(24)).toEqual([12, 12]);
    expect(sizesOf(0)).toEqual([]);
  });

  it('have the products in their order', () => {
    const products = Array.from({ length: 30 }, (_, position) => position);
    expect(sectionsOf(products, true).flat()).toEqual(products);
  });
});

describe('the interludes of a long grid', () => {
  it('follow full sections, also where the first piece is as large as four', () => {
    expect(positionsOf(72)).toEqual([12, 36, 60]);
    expect(positionsOf(72, true)).toEqual([9, 33, 57]);
    expect([interludeBefore(1, 24, true), interludeBefore(3, 48, false)]).toEqual([0, 1]);
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
