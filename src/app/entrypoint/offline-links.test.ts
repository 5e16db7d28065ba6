// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { followLinksOffline } from './offline-links';

const navigate = vi.fn(() => Promise.resolve());

let stop: () => void;

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stop = followLinksOffline({ navigate });
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  document.documentElement.lang = '';
  vi.restoreAllMocks();
  navigate.mockClear();
});

/** Clicks on a link in this HTML; returns whether the browser would follow it. */
const press = (html: string, init?: MouseEventInit): boolean => {
  document.body.innerHTML = html;
  let isLeft = false;
  const onClick = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick);
  fireEvent.click(document.querySelector('a b, a')!, init);
  window.removeEventListener('click', onClick);
  return isLeft;
};

describe('without a connection', () => {
  it('the router follows a link that has no code, e.g. in a text of the provider', () => {
    expect(press('<p><a href="/shop?search=silk#top"><b>Silk</b></a></p>')).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/shop?search=silk#top');
  });

  it('also in a part of the page that React has not hydrated, and whose clicks it stops', () => {
    const stopClick = (event: Event) => {
      event.stopPropagation();
    };
    document.body.addEventListener('click', stopClick, true);
    press('<div data-waiting=""><a href="/shipping">Shipping</a></div>');
    document.body.removeEventListener('click', stopClick, true);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/shipping');
  });

  it('links that React follows are its own', () => {
    const follow = (event: Event) => {
      event.preventDefault();
    };
    document.body.addEventListener('click', follow);
    press('<a href="/shipping">Shipping</a>');
    document.body.removeEventListener('click', follow);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['another origin', '<a href="https://house.example/">Elsewhere</a>', {}],
    ['a tab of its own', '<a href="/terms" target="_blank">Terms</a>', {}],
    ['a tab of its own, by a key', '<a href="/terms">Terms</a>', { ctrlKey: true }],
    ['a file', '<a href="/guide.pdf" download>Guide</a>', {}],
    ['a heading of the page', '<a href="#care">Care</a>', {}],
    ['the other language', '<a href="/ar/about">العربية</a>', {}],
  ])('leaves a link to %s to the browser', (_where, html, init) => {
    expect(press(html, init)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('knows the paths of Arabic, to which the router adds its own prefix', () => {
    document.documentElement.lang = 'ar';
    press('<a href="/ar/terms">الشروط</a>');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/terms');
    expect(press('<a href="/terms">English</a>')).toBe(true);
  });
});

it('with a connection the browser follows every link', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  expect(press('<div data-waiting=""><a href="/shipping">Shipping</a></div>')).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});
