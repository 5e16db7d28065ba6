// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { keepOffControlInUse } from './toast-place';

/** The stack at the top of a phone, and what is at `top` below its header. */
const open = (part: string, top: number) => {
  document.body.innerHTML = `${part}<section><button>Dismiss</button></section>`;
  const [element, stack] = [...document.body.children] as [HTMLElement, HTMLElement];
  element.getBoundingClientRect = () => new DOMRect(20, top, 200, 44);
  stack.getBoundingClientRect = () => new DOMRect(128, 68, 250, 50);
  element.focus();
  const below = () => {
    keepOffControlInUse(stack);
    return stack.style.getPropertyValue('--below');
  };
  return { stack, below };
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the stack of toasts', () => {
  it('does not cover the button that raised it', () => {
    expect(open('<button></button>', 80).below()).toBe('132px');
  });

  it('does not cover the field that is being filled in', () => {
    expect(open('<input>', 110).below()).toBe('162px');
  });

  it('stays at its place over what is not in use', () => {
    expect(open('<button></button>', 200).below()).toBe('');
    expect(open('<h1 tabindex="-1"></h1>', 80).below()).toBe('');
  });

  it('returns to its place with the next control, but not while it has the focus itself', () => {
    const { stack, below } = open('<button></button>', 80);
    expect(below()).toBe('132px');
    stack.querySelector('button')?.focus();
    expect(below()).toBe('132px');
    stack.querySelector('button')?.blur();
    expect(below()).toBe('');
  });
});
