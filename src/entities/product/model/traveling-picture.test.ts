// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { pictureLeaves, pictureReturns, traveledFile, travelingFile } from './traveling-picture';

const cardFrame = (file = '') => {
  const frame = document.createElement('div');
  const image = document.createElement('img');
  Object.defineProperty(image, 'currentSrc', { value: file });
  frame.append(image);
  document.body.append(frame);
  return frame;
};

const nameOf = (frame: HTMLElement) => frame.style.viewTransitionName;

afterEach(() => {
  document.body.replaceChildren();
});

describe('the picture that travels', () => {
  it('is that of the followed card alone, though its product has two', () => {
    const [first, second] = [cardFrame(), cardFrame()];
    pictureReturns(7, first);
    pictureReturns(7, second);
    pictureLeaves(7, 'front.jpg', second);
    expect([nameOf(first), nameOf(second)]).toEqual(['', 'product-7']);
    pictureLeaves(7, 'front.jpg', first);
    expect([nameOf(first), nameOf(second)]).toEqual(['product-7', '']);
  });

  it('returns to one card of the product when the list is there again', () => {
    const left = cardFrame();
    const gone = pictureReturns(7, left);
    pictureLeaves(7, 'front.jpg', left);
    gone();
    const [other, first, second] = [cardFrame(), cardFrame(), cardFrame()];
    pictureReturns(8, other);
    pictureReturns(7, first);
    pictureReturns(7, second);
    expect([other, first, second].map(nameOf)).toEqual(['', 'product-7', '']);
  });

  it('stands in for the larger one with the file that the card showed', () => {
    pictureLeaves(7, 'front.jpg', cardFrame('/media/front/320.avif'));
    expect(traveledFile('front.jpg')).toBe('/media/front/320.avif');
    expect(traveledFile('back.jpg')).toBeUndefined();
    expect([travelingFile(7), travelingFile(8)]).toEqual(['/media/front/320.avif', undefined]);
  });
});
