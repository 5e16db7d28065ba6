// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import {
  markOpenedCard,
  cardFrameRef,
  openedCardFile,
  openedProductFile,
} from './picture-transition';

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
    cardFrameRef(7, first);
    cardFrameRef(7, second);
    markOpenedCard(7, 'front.jpg', second);
    expect([nameOf(first), nameOf(second)]).toEqual(['', 'product-7']);
    markOpenedCard(7, 'front.jpg', first);
    expect([nameOf(first), nameOf(second)]).toEqual(['product-7', '']);
  });

  it('returns to one card of the product when the list is there again', () => {
    const left = cardFrame();
    const gone = cardFrameRef(7, left);
    markOpenedCard(7, 'front.jpg', left);
    gone();
    const [other, first, second] = [cardFrame(), cardFrame(), cardFrame()];
    cardFrameRef(8, other);
    cardFrameRef(7, first);
    cardFrameRef(7, second);
    expect([other, first, second].map(nameOf)).toEqual(['', 'product-7', '']);
  });

  it('stands in for the larger one with the file that the card showed', () => {
    markOpenedCard(7, 'front.jpg', cardFrame('/media/front/320.avif'));
    expect(openedCardFile('front.jpg')).toBe('/media/front/320.avif');
    expect(openedCardFile('back.jpg')).toBeUndefined();
    expect([openedProductFile(7), openedProductFile(8)]).toEqual([
      '/media/front/320.avif',
      undefined,
    ]);
  });
});
