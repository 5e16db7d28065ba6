// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { nextPaint } from '@/shared/lib/timing';

import { renderPage } from '../../../../tests/support/render-page';
import { FilterChips } from './filter-chips';
import { FilterProducts } from './filter-products';

const listing = { categoryId: 5, search: 'silk', page: 3 };

const Screen = () => (
  <>
    <FilterProducts listing={listing} />
    <FilterChips listing={listing} />
  </>
);

const counted = (facets?: unknown) => ({
  data: [],
  current_page: 1,
  last_page: 1,
  per_page: 1,
  total: 23,
  facets,
});

const openSheet = async (path: string, facets?: unknown) => {
  const page = renderPage(Screen, { path, answers: { '/products': counted(facets) } });
  await page.user.click(screen.getByRole('button', { name: /Filter & Sort/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter & Sort' }));
  return { ...page, sheet, url: () => page.router.state.location.search };
};

describe("the 'Filter & Sort' sheet (section 4, Filters)", () => {
  it('keeps what is chosen pending until Apply Filters, and then starts at page 1', async () => {
    const { user, sheet, url } = await openSheet('/shop?category=ss24&page=3');
    await user.click(sheet.getByRole('checkbox', { name: 'On sale' }));
    await user.click(sheet.getByRole('radio', { name: 'Price: low to high' }));
    await user.type(sheet.getByLabelText('Minimum price'), '100');
    expect(url()).toBe('?category=ss24&page=3');

    await user.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => {
      expect(url()).toBe('?category=ss24&min_price=100&price_in=USD&on_sale=1&sort=price-low-high');
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('offers the best match for a search beside the three sorts of section 9', async () => {
    const { user, sheet, url } = await openSheet('/shop?search=silk');
    const sorts = within(sheet.getByRole('radiogroup', { name: 'Sort by' })).getAllByRole('radio');
    expect(sorts.map((sort) => sort.getAttribute('value'))).toEqual([
      'best-match',
      'newest',
      'price-low-high',
      'price-high-low',
    ]);
    expect(sheet.getByRole('radio', { name: 'Best match' })).toBeChecked();
    await user.click(sheet.getByRole('radio', { name: 'Newest' }));
    await user.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => {
      expect(url()).toBe('?search=silk&sort=newest');
    });
  });

  it('offers the kinds, fabrics, lengths and occasions that the provider counts', async () => {
    const one = (value: string) => [{ value, count: 3 }];
    const { user, sheet, url } = await openSheet('/shop', {
      sizes: [],
      colors: [],
      kinds: one('Abaya'),
      fabrics: one('Silk'),
      lengths: one('Ankle'),
      occasions: one('Wedding guest'),
    });
    for (const [group, value] of [
      ['Kind', 'Abaya'],
      ['Fabric', 'Silk'],
      ['Length', 'Ankle'],
      ['Occasion', 'Wedding guest'],
    ] as const) {
      const options = within(await sheet.findByRole('group', { name: group }));
      await user.click(await options.findByRole('checkbox', { name: `${value}, 3` }));
    }
    await user.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => {
      expect(url()).toBe('?kinds=Abaya&fabrics=Silk&lengths=Ankle&occasions=Wedding+guest');
    });
    expect(
      await screen.findByRole('link', { name: 'Remove filter: Wedding guest' }),
    ).toBeInTheDocument();
  });

  it('keeps an option, and the focus on it, when the new counts leave it out', async () => {
    const kinds = (...values: string[]) =>
      counted({ sizes: [], colors: [], kinds: values.map((value) => ({ value, count: 3 })) });
    const many = Array.from({ length: 20 }, (_, index) => `Kind ${index}`);
    const answers = { '/products': kinds(...many) };
    const { user } = renderPage(Screen, { path: '/shop?kinds=Kind+19', answers });
    await user.click(screen.getByRole('button', { name: /Filter & Sort/ }));
    const option = await screen.findByRole('checkbox', { name: 'Kind 19, 3' });
    expect(screen.queryByRole('checkbox', { name: 'Kind 18, 3' })).not.toBeInTheDocument();

    answers['/products'] = kinds('Kind 1');
    await user.click(option);
    expect(option).toHaveFocus();
    const empty = await screen.findByRole('checkbox', { name: 'Kind 2, 0' });
    expect(option).toHaveFocus();
    expect(option).toHaveAccessibleName('Kind 19, 0');
    expect(option).toBeEnabled();
    expect(empty).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Kind 1, 3' })).toBeEnabled();
  });

  it('leads keyboards past all options to Apply Filters, beside the count', async () => {
    const { user, sheet } = await openSheet('/shop');
    const apply = sheet.getByRole('button', { name: 'Apply Filters' });
    await user.click(sheet.getByRole('button', { name: 'Skip the filters' }));
    expect(apply).toHaveFocus();
    expect(apply.previousElementSibling).toBe(await sheet.findByText('23 pieces match'));
  });

  it('forgets what was chosen when it is closed without applying', async () => {
    const { user, sheet } = await openSheet('/shop');
    await user.click(sheet.getByRole('checkbox', { name: 'In stock' }));
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await user.click(screen.getByRole('button', { name: /Filter & Sort/ }));
    expect(await screen.findByRole('checkbox', { name: 'In stock' })).not.toBeChecked();
  });

  it('slides out before the listing is drawn', async () => {
    const { user, router, sheet } = await openSheet('/shop');
    await user.click(sheet.getByRole('checkbox', { name: 'On sale' }));
    const panel = screen.getByRole('dialog');
    const places: string[] = [];
    router.subscribe(() => {
      places.push(panel.style.transform);
    });
    await user.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => {
      expect(places).not.toEqual([]);
    });
    expect(places).not.toContain('none');
  });

  it('filters nothing where the visitor has left before the listing is drawn', async () => {
    const { user, sheet, url } = await openSheet('/shop');
    await user.click(sheet.getByRole('checkbox', { name: 'On sale' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    window.history.pushState(null, '', '/about');
    await nextPaint();
    expect(url()).toBe('');
  });

  it('resets everything by Clear All Filters', async () => {
    const { user, sheet, url } = await openSheet(
      '/shop?category=ss24&min_price=5&in_stock=1&sort=price-high-low',
    );
    await user.click(sheet.getByRole('button', { name: 'Clear All Filters' }));
    await waitFor(() => {
      expect(url()).toBe('?category=ss24');
    });
  });

  it("shows the 'Active' badge when any filter is set, and only then", () => {
    renderPage(Screen, { path: '/shop?sort=price-high-low' });
    expect(screen.getByText('Active')).toBeInTheDocument();
  });

  it("shows no 'Active' badge for a category or a search", () => {
    renderPage(Screen, { path: '/shop?category=ss24&search=silk&page=2' });
    expect(screen.queryByText('Active')).not.toBeInTheDocument();
  });

  it('accepts only digits with at most one decimal point as a price (section 5)', async () => {
    const { user, sheet } = await openSheet('/shop');
    const price = sheet.getByLabelText('Maximum price');
    await user.type(price, '-1a2.5.0€');
    expect(price).toHaveValue('12.50');
  });

  it('shows an error at the field when the maximum price is below the minimum', async () => {
    const { user, sheet, url } = await openSheet('/shop');
    await user.type(sheet.getByLabelText('Minimum price'), '500');
    await user.type(sheet.getByLabelText('Maximum price'), '90');
    await user.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    expect(sheet.getByLabelText('Maximum price')).toHaveFocus();
    expect(sheet.getByLabelText('Maximum price')).toHaveAccessibleDescription(
      /below the minimum price/,
    );
    expect(url()).toBe('');
  });

  it('says so once the field is left, matches nothing then, and keeps both', async () => {
    const { user, sheet } = await openSheet('/shop');
    await sheet.findByText('23 pieces match');
    const [lowest, highest] = ['Minimum price', 'Maximum price'].map((l) =>
      sheet.getByLabelText(l),
    );
    await user.type(lowest!, '500');
    await user.type(highest!, '90');
    expect(sheet.queryByText(/below the minimum/)).not.toBeInTheDocument();
    await user.click(sheet.getByRole('checkbox', { name: 'On sale' }));
    expect(sheet.getByText('The maximum price is below the minimum price.')).toBeInTheDocument();
    expect(sheet.queryByText(/pieces match/)).not.toBeInTheDocument();
    expect(lowest).toHaveValue('500');
    expect(highest).toHaveValue('90');

    await user.type(highest!, '0');
    expect(sheet.queryByText(/below the minimum/)).not.toBeInTheDocument();
    expect(await sheet.findByText('23 pieces match')).toBeInTheDocument();
  });

  it('keeps a price in the currency that it was set in, until there is none', async () => {
    const { user, sheet, asked } = await openSheet('/shop?max_price=700&price_in=EUR');
    expect(sheet.getByRole('group', { name: 'Price in EUR' })).toBeInTheDocument();
    expect(asked[0]?.body).toMatchObject({ max_price: '700', currency: 'EUR' });
    await user.clear(sheet.getByLabelText('Maximum price'));
    expect(sheet.getByRole('group', { name: 'Price in USD' })).toBeInTheDocument();
    await user.type(sheet.getByLabelText('Maximum price'), '800');
    expect(sheet.getByRole('group', { name: 'Price in USD' })).toBeInTheDocument();
  });

  it('says so of a price range that the URL has', async () => {
    const { sheet } = await openSheet('/shop?min_price=500&max_price=90');
    expect(sheet.getByLabelText('Minimum price')).toHaveValue('500');
    expect(sheet.getByLabelText('Maximum price')).toHaveValue('90');
    expect(sheet.getByText('The maximum price is below the minimum price.')).toBeInTheDocument();
  });
});

describe('sizes and colors, beyond the specification', () => {
  const facets = {
    sizes: [
      { value: 'S', count: 9 },
      { value: 'M', count: 14 },
    ],
    colors: [{ value: 'Ink', count: 3 }],
  };

  it('are offered with their counts under the pending filters', async () => {
    const { user, sheet, asked, url } = await openSheet('/shop?category=ss24&to=2', facets);
    await user.click(await sheet.findByRole('checkbox', { name: /^M\b.*14$/ }));
    await user.click(sheet.getByRole('checkbox', { name: 'On sale' }));
    expect(sheet.getByText('23 pieces match')).toBeInTheDocument();
    await waitFor(() => {
      expect(asked.at(-1)?.body).toEqual({
        currency: 'USD',
        category_id: 5,
        search: 'silk',
        on_sale: true,
        sizes: ['M'],
        facets: true,
        per_page: 1,
        page: 1,
      });
    });
    await user.click(sheet.getByRole('checkbox', { name: /^Ink\b.*3$/ }));
    expect(url()).toBe('?category=ss24&to=2');
    await user.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => {
      expect(url()).toBe('?category=ss24&on_sale=1&sizes=M&colors=Ink');
    });
  });

  it('are offered by families of colors where the provider knows any', async () => {
    const families = [
      { value: 'Blue', count: 9, swatch: ['#2c4a7c'] },
      { value: 'Print', count: 4, swatch: ['#8e1f2b', '#2c4a7c'] },
    ];
    const counts = { ...facets, color_families: families };
    const { user, sheet, url } = await openSheet('/shop?colors=Ink', counts);
    await user.click(await sheet.findByRole('checkbox', { name: /^Blue\b.*9$/ }));
    const names = within(sheet.getByRole('group', { name: 'Color' })).getAllByRole('checkbox');
    expect(names).toHaveLength(3);
    // A color by its name, as older links have it, stays beside them.
    expect(sheet.getByRole('checkbox', { name: /^Ink\b.*3$/ })).toBeChecked();
    await user.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => {
      expect(url()).toBe('?colors=Ink&colors=Blue');
    });
  });

  it('are not offered where the provider counts none', async () => {
    const { sheet } = await openSheet('/shop');
    await sheet.findByText('23 pieces match');
    await waitFor(() => {
      expect(sheet.queryByRole('group', { name: 'Size' })).not.toBeInTheDocument();
    });
  });
});

describe('the chips', () => {
  it('remove one filter, or all', async () => {
    const path = '/shop?category=ss24&page=2&on_sale=1&sizes=S&sizes=M';
    const { user, router } = renderPage(Screen, { path });
    await user.click(screen.getByRole('link', { name: 'Remove filter: Size S' }));
    expect(router.state.location.search).toBe('?category=ss24&on_sale=1&sizes=M');
    expect(screen.getByRole('link', { name: 'Remove filter: Size M' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(router.state.location.search).toBe('?category=ss24');
    expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
  });
});
