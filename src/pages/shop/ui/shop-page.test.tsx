// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { currencyChosen } from '@/entities/currency';
import type { Product, ProductsPage } from '@contract/product';

import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { ShopPage } from './shop-page';

const categories = [
  { id: 1, name: 'Dresses', slug: 'dresses' },
  { id: 6, name: 'FW 24/25', slug: 'fw2425' },
];

const product = (id: number, usd: string): Product => ({
  id,
  name: `Dress ${id}`,
  description: '',
  details: '',
  price: usd,
  price_in_usd: usd,
  price_in_eur: usd,
  price_in_aed: usd,
  discount_percentage: 0,
  on_sale: false,
  sale_price: null,
  primary_image: `/${id}.jpg`,
  images: [],
  sizes: [],
  attributes: [],
  category: { id: 1, name: 'Dresses', slug: 'dresses' },
  category_id: 1,
  size_guide: null,
});

const listing = (data: Product[], own: Partial<ProductsPage> = {}): ProductsPage => ({
  data,
  current_page: 1,
  last_page: 1,
  per_page: 24,
  total: data.length,
  ...own,
});

/** Changes of `answers` count from the next call on. */
const openShop = (path: string, answers: Answers = {}) => {
  const usual: Answers = {
    '/categories/primary': categories,
    '/products': listing([product(1, '300.00'), product(2, '100.00')], { total: 50, last_page: 3 }),
  };
  for (const [call, answer] of Object.entries(usual)) answers[call] ??= answer;
  return renderPage(ShopPage, { path, answers });
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that answers for the page, and what reloads it. */
const stubServer = (reload: () => void) => {
  const server = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('location', { href: 'http://shop.test/shop', reload });
  return server;
};

const askedListing = (asked: { path: string; body: unknown }[]) =>
  asked.filter(({ path }) => path === '/products').at(-1)?.body;

describe('the shop (section 2, Shop)', () => {
  it('says Loading collection... and then how many pieces there are', async () => {
    openShop('/shop');
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Loading collection...');
    expect(await screen.findByText('50 pieces')).toBe(status);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All Collections');
  });

  it('lists category 6 for fw2425, under its name and with its breadcrumb', async () => {
    const { asked } = openShop('/shop?category=fw2425');
    expect(await screen.findByRole('heading', { level: 1, name: 'FW 24/25' })).toBeInTheDocument();
    expect(askedListing(asked)).toMatchObject({ category_id: 6 });
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Shop',
      'FW 24/25',
    ]);
  });

  it('asks only for new pieces under a category that does not exist', async () => {
    const { asked } = openShop('/shop?category=hats');
    await screen.findByText('No products found matching your criteria.');
    // Below that stand new pieces.
    await waitFor(() => {
      expect(askedListing(asked)).toMatchObject({ new_in: true });
    });
    expect(asked.filter(({ path }) => path === '/products')).toHaveLength(1);
  });

  it.each(['category=hats', 'category=hats&on_sale=1'])(
    'says of %s that it is not there, and leads once to all pieces (departure 31)',
    async (query) => {
      openShop(`/shop?${query}`);
      expect(await screen.findByText('The shop has no such collection.')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
        'href',
        '/shop',
      );
      expect(screen.queryByRole('link', { name: 'See all pieces' })).not.toBeInTheDocument();
      expect(screen.queryByText('0 pieces')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /Filter & Sort/ })).not.toBeInTheDocument();
    },
  );

  it('leads from such a category to what a search finds elsewhere', async () => {
    openShop('/shop?category=hats&search=silk');
    expect(await screen.findByRole('link', { name: 'See all pieces' })).toHaveAttribute(
      'href',
      '/shop?search=silk',
    );
  });

  it.each([
    ['max_price=1', 'Remove one of the filters to see more.'],
    ['min_price=900&max_price=500', 'The maximum price is below the minimum price.'],
  ])('says what to do about an empty listing with %s', async (filters, hint) => {
    openShop(`/shop?${filters}`, { '/products': listing([]) });
    await screen.findByText('No products found matching your criteria.');
    expect(screen.getByText(hint)).toBeInTheDocument();
  });

  it('says what was not found, and offers to clear all filters', async () => {
    const { asked } = openShop('/shop?search=zzz', { '/products': listing([]) });
    expect(await screen.findByText('No products found matching zzz')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search Results for zzz');
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
      'href',
      '/shop',
    );
    expect(screen.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact');
    // Below that stand new pieces.
    await waitFor(() => {
      expect(askedListing(asked)).toMatchObject({ new_in: true });
    });
  });

  it('says the whole of a long search', async () => {
    const search = '<b>'.repeat(47);
    openShop(`/shop?search=${search}`, { '/products': listing([]) });
    await screen.findByText(/^No products found matching/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `Search Results for ${search}`,
    );
  });

  it('clears only the filters where there are some', async () => {
    openShop('/shop?category=dresses&on_sale=1', { '/products': listing([]) });
    expect(await screen.findByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
      'href',
      '/shop?category=dresses',
    );
  });

  it('shows prices with two decimals, the original one too (section 9)', async () => {
    openShop('/shop', {
      '/products': listing([{ ...product(1, '80.10'), discount_percentage: 20 }]),
    });
    expect(await screen.findByText('$80.10')).toBeInTheDocument();
    expect(screen.getByText('$100.13').tagName).toBe('S');
  });

  it('shows a full-page error with Try again, which reloads (section 8)', async () => {
    const reload = vi.fn();
    const { user } = openShop('/shop', { '/products': Response.json({}, { status: 500 }) });
    expect(
      await screen.findByText('Failed to fetch products. Please try again later.'),
    ).toBeInTheDocument();
    // The other categories may be there.
    const strip = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(strip.getByRole('link', { name: 'Dresses' })).toBeInTheDocument();
    stubServer(reload);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(reload).toHaveBeenCalledOnce();
    });
  });

  it('stays where there is no connection to reload with, and reloads once there is (137)', async () => {
    const reload = vi.fn();
    const { user } = openShop('/shop', { '/products': Response.json({}, { status: 500 }) });
    await screen.findByText('Failed to fetch products. Please try again later.');
    const server = stubServer(reload);
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^You are offline/)).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    server.mockResolvedValue(new Response());
    onLine.mockRestore();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => {
      expect(reload).toHaveBeenCalledOnce();
    });
  });

  it.each(['dresses', 'fw2425', 'ss24', '6'])(
    'shows a full-page error for category %s when the categories fail to load (section 8)',
    async (category) => {
      const reload = vi.fn();
      const { user } = openShop(`/shop?category=${category}`, {
        '/categories/primary': Response.json({}, { status: 500 }),
      });
      const name = 'Failed to fetch categories. Please try again later.';
      expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
      expect(screen.queryByText('Dress 1')).not.toBeInTheDocument();
      stubServer(reload);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => {
        expect(reload).toHaveBeenCalledOnce();
      });
    },
  );

  it('says that the categories failed beside what needs none of them, and tries again', async () => {
    const answers: Answers = { '/categories/primary': Response.json({}, { status: 500 }) };
    const { user } = openShop('/shop', answers);
    expect(await screen.findByText('Dress 1')).toBeInTheDocument();
    const alert = within(await screen.findByRole('alert'));
    alert.getByText('Failed to fetch categories. Please try again later.');
    answers['/categories/primary'] = categories;
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    const strip = within(await screen.findByRole('navigation', { name: 'Categories' }));
    expect(strip.getByRole('link', { name: 'Dresses' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('names a piece by its style, its color below; its whole name is the name of the link', async () => {
    const dress = {
      ...product(1, '300.00'),
      name: 'Granat Dress in Garnet',
      attributes: [{ name: 'Color', options: ['Garnet'] }],
    };
    openShop('/shop', { '/products': listing([dress]) });
    expect(
      await screen.findByRole('link', { name: /^Granat Dress in Garnet/ }),
    ).toBeInTheDocument();
    expect(screen.getByText('Granat Dress')).toBeInTheDocument();
    expect(screen.getByText('Garnet')).toBeInTheDocument();
  });

  it('parts the seasons from the other categories', async () => {
    openShop('/shop?category=fw2425');
    const strip = within(await screen.findByRole('navigation', { name: 'Categories' }));
    await strip.findByRole('list', { name: 'Seasons' });
    const lists = strip.getAllByRole('list').map((list) => ({
      // The navigation around it says already that these are categories.
      name: list.getAttribute('aria-label'),
      links: within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    }));
    expect(lists).toEqual([
      { name: null, links: ['Everything', 'Dresses'] },
      { name: 'Seasons', links: ['FW 24/25'] },
    ]);
  });

  it('sorts by price itself where the provider ignores sort', async () => {
    openShop('/shop?sort=price-low-high');
    await screen.findByText('Dress 1');
    const names = screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
    expect(names).toEqual(['Dress 2', 'Dress 1']);
  });

  it('asks in the shown currency (section 7), again only where a price decides', async () => {
    const { asked, store, router } = openShop('/shop');
    await screen.findByText('Dress 1');
    expect(askedListing(asked)).toHaveProperty('currency', 'USD');
    act(() => {
      store.dispatch(currencyChosen('AED'));
    });
    expect(screen.getAllByText('AED 300.00')).toHaveLength(1);
    const listings = () => asked.filter(({ path: called }) => called === '/products').length;
    expect(listings()).toBe(1);
    await act(() => router.navigate('/shop?sort=price-low-high'));
    await waitFor(() => {
      expect(askedListing(asked)).toHaveProperty('currency', 'AED');
    });
    act(() => {
      store.dispatch(currencyChosen('EUR'));
    });
    await waitFor(() => {
      expect(askedListing(asked)).toHaveProperty('currency', 'EUR');
    });
    expect(listings()).toBe(3);
  });

  it('leads to the numbered pages, which keep the rest of the URL', async () => {
    openShop('/shop?on_sale=1');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/shop?on_sale=1&page=2',
    );
    expect(pages.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  });
});

const isInGrid = (item: HTMLElement) => item.closest('[data-columns]') !== null;

describe('a picture of the house between the pieces', () => {
  const story = { id: 1, image: '/story.jpg', description: 'Twelve pieces, one question' };
  const answers = (count: number): Answers => ({
    '/about-us': { about_us: [], features: [], stories: [story] },
    '/products': listing(Array.from({ length: count }, (_, index) => product(index, '300.00'))),
  });

  it('leads to its story, after the twelfth of them', async () => {
    openShop('/shop', answers(24));
    const text = await screen.findByText('Twelve pieces, one question');
    const place = within(text.closest('[role="listitem"]') as HTMLElement);
    expect(place.getByRole('link', { name: 'Read the story' })).toHaveAttribute('href', '/story/1');
    const items = screen.getAllByRole('listitem');
    const names = items.map((item) => within(item).queryByRole('heading')?.textContent);
    expect(names[names.indexOf('Dress 11') + 1]).toBeUndefined();
    expect(names[names.indexOf('Dress 11') + 2]).toBe('Dress 12');
  });

  it.each(['/shop?on_sale=1', '/shop?search=dress'])(
    'is missing where somebody looks for something: %s',
    async (path) => {
      openShop(path, answers(24));
      await screen.findByText('24 pieces');
      expect(screen.getAllByRole('listitem').filter(isInGrid)).toHaveLength(24);
    },
  );
});

describe('loading more on the same page', () => {
  const products = [product(1, '300.00'), product(2, '100.00')];
  const pageOf = { '/products': listing(products, { per_page: 2, total: 6, last_page: 3 }) };
  const shownCount = () => screen.getAllByRole('heading', { level: 2 }).length;

  it('appends the products, focuses the first of them, and is kept in the URL', async () => {
    const { user, router, asked } = openShop('/shop?on_sale=1', pageOf);
    expect(await screen.findByText('2 of 6 pieces')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Load more' }));
    expect(router.state.location.search).toBe('?on_sale=1&to=2');
    await waitFor(() => {
      expect(shownCount()).toBe(4);
    });
    expect(askedListing(asked)).toMatchObject({ on_sale: true, page: 2 });
    expect(screen.getAllByRole('link', { name: /^Dress 1/ })[1]).toHaveFocus();
    expect(screen.getByText('4 of 6 pieces')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/shop?on_sale=1&page=3',
    );
  });

  it('is restored from the URL, and ends with the last page', async () => {
    openShop('/shop?to=3', pageOf);
    await waitFor(() => {
      expect(shownCount()).toBe(6);
    });
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
    expect(screen.getByText('6 of 6 pieces')).toBeInTheDocument();
    // Nothing is left to turn to.
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('reports a failure, keeps the loaded products, and retries', async () => {
    const answers: Answers = { ...pageOf };
    const { user, router } = openShop('/shop', answers);
    expect(await screen.findByText('2 of 6 pieces')).toBeInTheDocument();
    answers['/products'] = Response.json({}, { status: 500 });
    await user.click(screen.getByRole('link', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to fetch products. Please try again later.',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(shownCount()).toBe(2);
    // Nothing stands for pieces that are not coming, and the count is of those that came.
    expect(screen.getAllByRole('listitem', { hidden: true }).filter(isInGrid)).toHaveLength(2);
    expect(screen.getByText('2 of 6 pieces')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/shop?page=2');
    expect(router.state.location.search).toBe('?to=2');
    answers['/products'] = pageOf['/products'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(shownCount()).toBe(4);
    });
    expect(screen.getAllByRole('link', { name: /^Dress 1/ })[1]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByText('4 of 6 pieces')).toBeInTheDocument();
  });

  it('loads on when the connection is back', async () => {
    const answers: Answers = { ...pageOf };
    const { user } = openShop('/shop', answers);
    expect(await screen.findByText('2 of 6 pieces')).toBeInTheDocument();
    answers['/products'] = Response.json({}, { status: 500 });
    await user.click(screen.getByRole('link', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    answers['/products'] = pageOf['/products'];
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => {
      expect(shownCount()).toBe(4);
    });
  });

  it('goes on until nothing more comes where the provider counts neither pages nor pieces', async () => {
    const bare = (count: number, current_page: number) => ({
      data: products.slice(0, count),
      current_page,
    });
    const answers: Answers = { '/products': bare(2, 1) };
    const { user } = openShop('/shop', answers);
    expect(await screen.findByText('2 pieces shown')).toBeInTheDocument();
    answers['/products'] = bare(1, 2);
    await user.click(screen.getByRole('link', { name: 'Load more' }));
    expect(await screen.findByText('3 pieces')).toBeInTheDocument();
    expect(shownCount()).toBe(3);
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('says on a later page which pieces they are', async () => {
    openShop('/shop?page=2', {
      '/products': listing(products, { current_page: 2, per_page: 2, total: 6, last_page: 3 }),
    });
    expect(await screen.findByText('3–4 of 6 pieces')).toBeInTheDocument();
  });

  it('leads from beyond the last page to the last page', async () => {
    const { router } = openShop('/shop?on_sale=1&page=99', {
      '/products': listing([], { current_page: 99, per_page: 2, total: 6, last_page: 3 }),
    });
    await waitFor(() => {
      expect(router.state.location.search).toBe('?on_sale=1&page=3');
    });
  });

  it('starts a search with the best match, unless it is sorted', async () => {
    const { asked, router } = openShop('/shop?search=silk');
    await screen.findByText('50 pieces');
    expect(askedListing(asked)).not.toHaveProperty('sort');
    await act(() => router.navigate('/shop?search=silk&sort=price-low-high'));
    await waitFor(() => {
      expect(askedListing(asked)).toHaveProperty('sort', 'price-low-high');
    });
    await act(() => router.navigate('/shop?search=silk&sort=newest'));
    await waitFor(() => {
      expect(askedListing(asked)).toMatchObject({ search: 'silk', sort: 'newest' });
    });
    await act(() => router.navigate('/shop'));
    await waitFor(() => {
      expect(askedListing(asked)).toHaveProperty('sort', 'newest');
    });
  });

  it('says when the results only match a similar spelling', async () => {
    openShop('/shop?search=kaftn', { '/products': listing(products, { approximate: true }) });
    expect(await screen.findByText(/No exact match for “kaftn”/)).toBeInTheDocument();
  });
});

describe('the grid toggle (section 2, Shop)', () => {
  it('offers 2, 3 and 4 columns, 4 by default', async () => {
    const { user, router } = openShop('/shop');
    await screen.findByText('Dress 1');
    expect(screen.getByRole('button', { name: '4 columns' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: '2 columns' }));
    expect(router.state.location.search).toBe('?columns=2');
    expect(screen.getByRole('button', { name: '2 columns' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
