// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { placeToasts } from './toast-place';
import { useToastPlace } from './use-toast-place';

/** The stack at the top of a phone, and what is at `top` below its header. */
const open = (part: string, top: number) => {
  document.body.innerHTML = `${part}<section><button>Dismiss</button></section>`;
  const [element, stack] = [...document.body.children] as [HTMLElement, HTMLElement];
  element.getBoundingClientRect = () => new DOMRect(20, top, 200, 44);
  stack.getBoundingClientRect = () => new DOMRect(128, 68, 250, 50);
  element.focus();
  const below = () => {
    placeToasts(stack);
    return stack.style.getPropertyValue('--below');
  };
  return { stack, below };
};

afterEach(() => {
  cleanup();
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

describe('the stack of toasts at the top of a page', () => {
  /** Below a header with the button USD, over the page's heading; `top` is where it stands in px. */
  const openPage = (passing: boolean) => {
    document.body.innerHTML = `<header><button>USD</button></header><main><h1>Login</h1></main>
      <section data-passing="${passing}"></section>`;
    const [button, title, stack] = [
      ...document.querySelectorAll<HTMLElement>('button, h1, section'),
    ] as [HTMLElement, HTMLElement, HTMLElement];
    button.getBoundingClientRect = () => new DOMRect(200, 8, 44, 44);
    title.getBoundingClientRect = () => new DOMRect(20, 84, 120, 40);
    const top = () => (stack.hasAttribute('data-over-header') ? 6 : 68);
    stack.getBoundingClientRect = () => new DOMRect(68, top(), 310, 46);
    return { button, title, stack, top };
  };

  it('does not cover the heading: a phone has it over the header', () => {
    const { stack, top } = openPage(true);
    placeToasts(stack);
    expect(top()).toBe(6);
  });

  it('does not cover a heading that comes later, either', async () => {
    const { title, stack, top } = openPage(true);
    title.remove();
    const ref = { current: stack };
    const shown = ['Please login to proceed with checkout'];
    renderHook(() => {
      useToastPlace(ref, shown);
    });
    await new Promise(requestAnimationFrame);
    expect(top()).toBe(68);
    document.querySelector('main')?.append(title);
    await vi.waitFor(() => {
      expect(top()).toBe(6);
    });
  });

  it('does not hide the header for longer than it is read', () => {
    const { stack, top } = openPage(false);
    placeToasts(stack);
    expect(top()).toBe(68);
  });

  it('does not cover the control of the header that raised it', () => {
    const { button, stack, top } = openPage(true);
    button.focus();
    placeToasts(stack);
    expect(top()).toBe(68);
  });
});
