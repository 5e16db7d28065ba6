// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { type Box, leastCovering, placeStack } from './toast-place';

const box = (top: number, bottom: number, left = 0, right = 390): Box => ({
  top,
  bottom,
  left,
  right,
});

/** The stack stands below a header, or at the bottom, as on a phone. */
const standAtEdges = (stack: HTMLElement) => {
  stack.getBoundingClientRect = () =>
    new DOMRect(0, stack.dataset.edge === 'top' ? 68 : 700, 390, 52);
};

const above = { name: 'above', box: box(68, 130) };
const below = { name: 'below', box: box(700, 762) };

describe('a toast', () => {
  it('takes the first place when nothing would be covered', () => {
    expect(leastCovering([below, above], [])?.name).toBe('below');
    expect(leastCovering([below, above], [{ box: box(300, 344), weight: 10 }])?.name).toBe('below');
  });

  it('does not cover the button that raised it', () => {
    expect(leastCovering([below, above], [{ box: box(740, 790), weight: 10 }])?.name).toBe('above');
  });

  it('covers a panel rather than the focused control', () => {
    const panel = { box: box(0, 600), weight: 1 };
    const inUse = { box: box(720, 760), weight: 10 };
    expect(leastCovering([below, above], [panel, inUse])?.name).toBe('above');
    expect(leastCovering([above, below], [panel])?.name).toBe('below');
  });
});

describe('the stack of toasts', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('does not cover the bar at its edge, and stays there', () => {
    document.body.innerHTML = '<div data-bar="bottom"></div><section></section>';
    const [bar, stack] = [...document.body.children] as [HTMLElement, HTMLElement];
    Object.defineProperty(bar, 'offsetHeight', { value: 71 });
    bar.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 71, 390, 71);
    placeStack(stack, 'bottom', true);
    expect(stack.dataset.edge).toBe('bottom');
    expect(stack.style.getPropertyValue('--clearance')).toBe('71px');
    placeStack(stack, 'top', false);
    expect(stack.dataset.edge).toBe('bottom');
    placeStack(stack, 'top', true);
    expect(stack.dataset.edge).toBe('top');
    bar.ariaHidden = 'true';
    placeStack(stack, 'bottom', true);
    expect(stack.style.getPropertyValue('--clearance')).toBe('0px');
  });

  it('leaves the button of a form in a panel free when the focus is in a field', () => {
    document.body.innerHTML =
      '<div aria-modal="true"><input><button type="submit"></button></div><section></section>';
    const [field, button, stack] = [
      ...document.querySelectorAll<HTMLElement>('input, button, section'),
    ] as [HTMLElement, HTMLElement, HTMLElement];
    field.focus();
    field.getBoundingClientRect = () => new DOMRect(0, 650, 390, 48);
    button.getBoundingClientRect = () => new DOMRect(0, 740, 390, 48);
    stack.getBoundingClientRect = () =>
      new DOMRect(0, stack.dataset.edge === 'top' ? 12 : 760, 390, 52);
    placeStack(stack, 'bottom', true);
    expect(stack.dataset.edge).toBe('top');
  });

  it('leaves the pieces of a checkout in sight', () => {
    document.body.innerHTML = '<div data-bag></div><section></section>';
    const [bag, stack] = [...document.body.children] as [HTMLElement, HTMLElement];
    bag.getBoundingClientRect = () => new DOMRect(0, 200, 390, 600);
    standAtEdges(stack);
    placeStack(stack, 'bottom', true);
    expect(stack.dataset.edge).toBe('top');
  });

  it('covers what is bought rather than a heading', () => {
    document.body.innerHTML =
      '<main><h1>Checkout</h1><div data-bag></div></main><section></section>';
    const [heading, bag, stack] = [
      ...document.querySelectorAll<HTMLElement>('h1, [data-bag], section'),
    ] as [HTMLElement, HTMLElement, HTMLElement];
    heading.getBoundingClientRect = () => new DOMRect(0, 80, 390, 40);
    bag.getBoundingClientRect = () => new DOMRect(0, 140, 390, 700);
    standAtEdges(stack);
    placeStack(stack, 'top', true);
    expect(stack.dataset.edge).toBe('bottom');
  });

  it('leaves the link back to the profile free, also where a panel had sent it there', () => {
    document.body.innerHTML =
      '<main><a data-back href="/profile">Back to profile</a><h2>Items</h2></main><section></section>';
    const [link, heading, stack] = [
      ...document.querySelectorAll<HTMLElement>('a, h2, section'),
    ] as [HTMLElement, HTMLElement, HTMLElement];
    link.getBoundingClientRect = () => new DOMRect(20, 84, 117, 44);
    heading.getBoundingClientRect = () => new DOMRect(20, 700, 350, 40);
    standAtEdges(stack);
    stack.dataset.edge = 'top';
    placeStack(stack, 'bottom', false);
    expect(stack.dataset.edge).toBe('bottom');
  });

  it('knows whether a panel is open, since it can then be in the bar with its title', () => {
    document.body.innerHTML = '<div aria-modal="true"></div><section></section>';
    const [panel, stack] = [...document.body.children] as [HTMLElement, HTMLElement];
    placeStack(stack, 'top', true);
    expect(stack.hasAttribute('data-panel')).toBe(true);
    panel.remove();
    placeStack(stack, 'top', true);
    expect(stack.hasAttribute('data-panel')).toBe(false);
  });
});
