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
  const places: Record<string, number | undefined> = { header: 6, top: 68, bottom: 700 };
  const openPage = (passing: boolean, part = '<h1>Login</h1>') => {
    document.body.innerHTML = `<header><button>USD</button></header><main>${part}</main>
      <section data-passing="${passing}"></section>`;
    const [button, title, stack] = [
      ...document.querySelectorAll<HTMLElement>('button, main > *, section'),
    ] as [HTMLElement, HTMLElement, HTMLElement];
    button.getBoundingClientRect = () => new DOMRect(200, 8, 44, 44);
    title.getBoundingClientRect = () => new DOMRect(20, 84, 120, 40);
    const top = () => places[stack.dataset.place ?? 'top'];
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

  it('does not hide the header for longer than it is read, but stands at the bottom', () => {
    const { stack, top } = openPage(false);
    placeToasts(stack);
    expect(top()).toBe(700);
  });

  it('covers neither the heading nor the control of the header that raised it', () => {
    const { button, stack, top } = openPage(true);
    button.focus();
    placeToasts(stack);
    expect(top()).toBe(700);
  });

  it.each(['<div role="alert">Failed to fetch products.</div>', '<a data-way-back>Back</a>'])(
    'does not cover an error or the way back: %s',
    (part) => {
      const { stack, top } = openPage(false, part);
      placeToasts(stack);
      expect(top()).toBe(700);
    },
  );

  it('stands above the bar at the bottom', () => {
    const { stack } = openPage(false);
    const bar = document.querySelector('header') as HTMLElement;
    bar.dataset.bar = 'bottom';
    bar.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 70, 390, 70);
    placeToasts(stack);
    expect(stack.style.getPropertyValue('--above')).toBe('70px');
  });
});

describe('the stack of toasts over a panel', () => {
  /** A panel whose title is as wide as `titlePx`, and has parts at these heights, px. */
  const openPanel = (titlePx: number, ...parts: { part?: string; top: number }[]) => {
    document.body.innerHTML = `<div aria-modal="true"><h2>Your bag (1)</h2></div>
      <section data-passing="true"></section>`;
    const [panel, title, stack] = [...document.querySelectorAll('div, h2, section')] as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    title.getBoundingClientRect = () => new DOMRect(20, 14, titlePx, 32);
    for (const { part = '<button></button>', top: partTop } of parts) {
      panel.insertAdjacentHTML('beforeend', part);
      panel.lastElementChild!.getBoundingClientRect = () => new DOMRect(200, partTop, 44, 44);
    }
    const top = () =>
      stack.dataset.place === 'bottom'
        ? 600
        : Math.max(6, Number.parseInt(stack.style.getPropertyValue('--below') || '0', 10));
    stack.getBoundingClientRect = () => new DOMRect(175, top(), 151, 52);
    placeToasts(stack);
    return top();
  };

  it('stands beside a short title, else at the bottom, where no button is under it', () => {
    expect(openPanel(100, { top: 200 })).toBe(6);
    expect(openPanel(170, { top: 200 })).toBe(600);
    expect(openPanel(170, { top: 610 })).toBe(54);
  });

  it('covers rather a control than the title, where there is one everywhere else', () => {
    expect(openPanel(170, { top: 60 }, { top: 600 }, { top: 610 })).toBe(54);
    expect(openPanel(170, { top: 60 }, { top: 70 }, { top: 610 })).toBe(600);
  });

  it('covers rather the heading of a row than the words of an empty panel', () => {
    const [empty, heading] = ['<p data-empty-title>Your cart is empty</p>', '<h2>New In</h2>'];
    expect(openPanel(170, { part: empty, top: 60 }, { part: heading, top: 610 })).toBe(600);
  });

  it.each(['<p data-to-copy>https://shop.example/bag#1</p>', '<p data-empty-title>Empty</p>'])(
    'covers rather controls than a link that is to be copied, or what is empty: %s',
    (part) => {
      expect(openPanel(170, { top: 60 }, { part, top: 610 })).toBe(54);
      expect(openPanel(170, { part, top: 60 }, { top: 600 }, { top: 610 })).toBe(600);
    },
  );
});
