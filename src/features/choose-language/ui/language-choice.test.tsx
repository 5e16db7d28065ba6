// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Language } from '@contract/languages';
import { defaultSite, SiteContext } from '@/shared/lib/site';

import { restoreScroll } from '../model/kept-scroll';
import { LanguageChoice } from './language-choice';
import { LanguageOffer } from './language-offer';
import { LanguageOfferInPage } from './language-offer-in-page';

const page = '/shop?sort=newest&page=2';

const open = (
  part: ReactNode,
  languages: readonly Language[] = ['en', 'ar'],
  path: string = page,
) =>
  render(
    <SiteContext value={{ ...defaultSite, languages }}>
      <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
    </SiteContext>,
  );

/** Follows a link without leaving the test's document. */
const follow = (link: HTMLElement) => {
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  fireEvent.click(link);
};

const readerOf = (...tags: string[]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
};

const arabicOffer = { name: 'هذه الصفحة متوفرة بالعربية أيضاً.' };

beforeEach(() => {
  window.history.replaceState(null, '', page);
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.cookie = 'language=; path=/; max-age=0';
  document.documentElement.lang = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the choice of a language', () => {
  it('links to the same page and query in the other one, by its own name', () => {
    open(<LanguageChoice />);
    const link = screen.getByRole('link', { name: 'العربية' });
    expect(link).toHaveAttribute('href', '/ar/shop?sort=newest&page=2');
    expect(link).toHaveAttribute('lang', 'ar');
    expect(link).toHaveAttribute('hreflang', 'ar');
  });

  it('leads back from Arabic', () => {
    document.documentElement.lang = 'ar';
    open(<LanguageChoice />);
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', page);
  });

  it('keeps how far the page was scrolled, for this page alone and once', () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly scroll: () => void) {}
        observe() {
          this.scroll();
        }
        disconnect = () => undefined;
      },
    );
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get');
    height.mockReturnValue(window.innerHeight + 1000);
    vi.stubGlobal('scrollY', 250);
    open(<LanguageChoice />);
    follow(screen.getByRole('link', { name: 'العربية' }));

    height.mockReturnValue(window.innerHeight + 1200);
    window.history.replaceState(null, '', '/ar/shop?sort=newest&page=2');
    restoreScroll();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
    restoreScroll();
    expect(scrollTo).toHaveBeenCalledOnce();

    follow(screen.getByRole('link', { name: 'العربية' }));
    window.history.replaceState(null, '', '/ar/about');
    restoreScroll();
    expect(scrollTo).toHaveBeenCalledOnce();
  });
});

describe('the offer of a language', () => {
  it('is made in its own words to who reads it, until it is declined', () => {
    readerOf('fr', 'ar-AE', 'en');
    open(<LanguageOffer />);
    const offer = screen.getByRole('region', arabicOffer);
    expect(offer).toHaveAttribute('dir', 'rtl');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ar/shop?sort=newest&page=2');
    fireEvent.click(screen.getByRole('button', { name: 'لا، شكراً' }));
    expect(offer).not.toBeInTheDocument();
  });

  it('is not made again to who has declined it', () => {
    document.cookie = 'language=en; path=/';
    readerOf('ar');
    open(<LanguageOffer />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('is made to who has chosen it, on a link to a page in the other', () => {
    document.cookie = 'language=ar; path=/';
    readerOf('en');
    open(<LanguageOffer />);
    expect(screen.getByRole('region', arabicOffer)).toBeInTheDocument();
  });

  it.each(['/checkout', '/order/7', '/login', '/register', '/profile', '/shipping-addresses'])(
    'is not made on %s',
    (path) => {
      readerOf('ar');
      open(<LanguageOffer />, ['en', 'ar'], path);
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['reads the page’s language first', ['en-GB', 'ar']],
    ['reads neither', ['fr', 'de']],
  ])('is not made to who %s', (_who, tags) => {
    readerOf(...tags);
    open(<LanguageOffer />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('is not made by a shop in one language', () => {
    readerOf('ar');
    open(<LanguageOffer />, []);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('the offer of a language among the contents of a page', () => {
  /** Stands in for the browser's observer, which reports when the returned function is called. */
  const stubObserver = () => {
    const reports: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: () => void) {
          reports.push(report);
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    return () => {
      act(() => {
        for (const report of reports) report();
      });
    };
  };
  const placeAt = (top: number) => {
    const place = new DOMRect(0, top, 390, 0);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place);
  };

  /** The offer, and the part of the page before which it is put. */
  const offerInPage = (
    <>
      <LanguageOfferInPage />
      <p />
    </>
  );

  it('comes once its place is below the screen, until it is declined', () => {
    readerOf('ar');
    const report = stubObserver();
    placeAt(window.innerHeight - 1);
    open(offerInPage);
    report();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();

    placeAt(window.innerHeight);
    report();
    expect(screen.getByRole('region', arabicOffer)).toHaveAttribute('lang', 'ar');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ar/shop?sort=newest&page=2');
    fireEvent.click(screen.getByRole('button', { name: 'لا، شكراً' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('is not made to who reads the page’s language', () => {
    readerOf('en');
    const report = stubObserver();
    placeAt(window.innerHeight);
    open(offerInPage);
    report();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
