// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { arrivalDates, arrivalText } from '@contract/arrival';
import type { Product } from '@contract/product';
import { SiteProvider } from '@/entities/brand';
import { pictureTransitionName } from '@/entities/product';
import { LabelsContext } from '@/shared/lib/site';
import { selectToasts } from '@/shared/toast';

import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { rememberUsualSize } from '../model/usual-size';
import { DetailsSheet } from '../sheets/details-sheet';
import { ProductPage } from './product-page';

const prices = {
  price: '1180.00',
  price_in_usd: '1180.00',
  price_in_eur: '1090.00',
  price_in_aed: '4330.00',
};

const product = (own: Partial<Product> = {}): Product => ({
  id: 1,
  name: 'Noor Abaya',
  description: '<p>Crêpe.</p><script>window.stolen = true</script>',
  details: '<p>Dry clean.</p>',
  ...prices,
  discount_percentage: 20,
  on_sale: true,
  sale_price: '1180.00',
  primary_image: '/ink.jpg',
  images: [
    { image: '/ink.jpg', alt: 'In ink', color: 'Ink' },
    { image: '/oat.jpg', alt: 'In oat', color: 'Oat' },
    { image: '/cloth.jpg', alt: 'The cloth' },
  ],
  sizes: [
    { id: 11, size: 'S', ...prices, is_default: 1, stock: 5 },
    { id: 12, size: 'M', ...prices, is_default: 0, stock: 2 },
    { id: 13, size: 'L', ...prices, is_default: 0, stock: 0 },
  ],
  attributes: [{ name: 'Color', options: ['Ink', 'Oat'] }],
  category: { id: 2, name: 'Abayas', slug: 'abayas' },
  category_id: 2,
  size_guide: '/chart.jpg',
  ...own,
});

const nothingSimilar = { data: [], current_page: 1, last_page: 1, per_page: 9, total: 0 };

const Screen = () => (
  <SiteProvider>
    <ProductPage />
  </SiteProvider>
);

const openProduct = (answers: Answers = {}, id = '1') =>
  renderPage(Screen, {
    path: `/product/${id}`,
    route: '/product/:id',
    answers: { '/products': nothingSimilar, '/products/1': product(), ...answers },
  });

const addButton = () => screen.getByRole('button', { name: 'Add to Bag' });
const firstPicture = () => screen.getAllByRole('button', { name: /^Enlarge picture 1 / })[0];

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the product page (section 2, Product detail)', () => {
  it('says Loading... until the product is there', async () => {
    openProduct();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await screen.findByRole('heading', { level: 1, name: 'Noor Abaya' });
  });

  it('says Product not found for an unknown id', async () => {
    openProduct({}, '404');
    await screen.findByRole('heading', { level: 1, name: 'Product not found' });
  });

  it('says Product not found where the provider succeeds without a product', async () => {
    openProduct({ '/products/1': null });
    await screen.findByRole('heading', { level: 1, name: 'Product not found' });
  });

  it('says Failed to fetch product details when the provider fails (section 8)', async () => {
    openProduct({ '/products/1': Response.json({}, { status: 500 }) });
    await screen.findByText('Failed to fetch product details');
    // There was a response, so the connection is not to blame.
    expect(screen.getByText(/try again in a moment/)).toBeInTheDocument();
  });

  it("leads by its breadcrumb to its category's listing", async () => {
    openProduct();
    const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Abayas',
      'Noor Abaya',
    ]);
    expect(crumbs.getByRole('link', { name: 'Abayas' })).toHaveAttribute(
      'href',
      '/shop?category=abayas',
    );
  });

  it('shows price, original price and discount without decimals (section 9)', async () => {
    openProduct();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByText('$1,180')[0]).toBeInTheDocument();
    expect(screen.getAllByText('$1,475')[0]?.tagName).toBe('S');
    expect(screen.getAllByText('-20%')[0]).toBeInTheDocument();
  });

  it('shows a dash for a price that a faulty provider leaves out, below the name and in the bar', async () => {
    const none = { price: null, price_in_usd: null, price_in_eur: null, price_in_aed: null };
    const faulty = { ...product(), ...none, sizes: [] };
    openProduct({ '/products/1': faulty });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByText('–')).toHaveLength(2);
    expect(screen.queryByText('$0')).not.toBeInTheDocument();
  });

  it('sanitizes the description, and the details in their panel (section 5)', async () => {
    const details = '<p>Dry clean.</p><img src="x" onerror="window.stolen = true">';
    const { user } = openProduct({ '/products/1': product({ details }) });
    expect(await screen.findByText('Crêpe.')).toBeInTheDocument();
    expect(document.querySelector('article script')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'View Details' }));
    const panel = await screen.findByRole('dialog', { name: 'Details' });
    await within(panel).findByText('Dry clean.');
    expect(panel.querySelector('[onerror]')).toBeNull();
  });

  it('has View Details where there is something in its panel', async () => {
    openProduct({ '/products/1': product({ details: '' }) });
    await screen.findByRole('heading', { level: 1, name: 'Noor Abaya' });
    expect(screen.queryByRole('button', { name: 'View Details' })).not.toBeInTheDocument();
    cleanup();
    const attributes = [{ name: 'Fabric', options: ['Crêpe'] }];
    openProduct({ '/products/1': product({ details: '', attributes }) });
    expect(await screen.findByRole('button', { name: 'View Details' })).toBeInTheDocument();
  });

  it.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ])('chooses the next size by the key that points along %s text: %s', async (dir, key) => {
    document.dir = dir;
    const sizes = product().sizes.map((size) => ({ ...size, stock: 5 }));
    const { user } = openProduct({ '/products/1': product({ sizes }) });
    const first = await screen.findByRole('radio', { name: 'S' });
    act(() => {
      first.focus();
    });
    await user.keyboard(key);
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
    document.dir = '';
  });

  it('shows each option of an attribute by its label', async () => {
    const attributes = [{ name: 'Fabric', options: ['Crêpe', 'Silk'] }];
    const shown = render(
      <LabelsContext value={{ Fabric: 'القماش', Crêpe: 'كريب', Silk: 'حرير' }}>
        <DetailsSheet product={{ details: '', attributes }} open onClose={() => undefined} />
      </LabelsContext>,
    );
    expect(shown.baseElement).toHaveTextContent('القماشكريب, حرير');
  });

  it('names its first picture, and no other, as the one that a card’s picture becomes', async () => {
    openProduct();
    await screen.findByRole('heading', { level: 1 });
    const named = screen
      .getAllByRole('button', { name: /^Enlarge picture / })
      .map(({ style }) => style.viewTransitionName === pictureTransitionName(1));
    expect(named).toEqual([true, false]);
  });

  it('offers the colors of the attribute named Color, and of no other', async () => {
    const attributes = [
      { name: 'Lining', options: ['Silk', 'None'] },
      { name: 'Color', options: ['Ink', 'Oat'] },
    ];
    openProduct({ '/products/1': product({ attributes }) });
    const colors = within(await screen.findByRole('group', { name: 'Color' }));
    expect(colors.getAllByRole('radio').map((choice) => choice.getAttribute('value'))).toEqual([
      'Ink',
      'Oat',
    ]);
  });

  it("links the style's other colors, in the same order on the page of each, and marks its own", async () => {
    const attributes = [{ name: 'Color', options: ['Ink'] }];
    const siblings = [
      { id: 3, color: 'Plum', image: '/plum.jpg', in_stock: false },
      { id: 0, color: 'Oat', image: '/oat.jpg', in_stock: true },
    ];
    openProduct({ '/products/1': product({ attributes, siblings }) });
    const colors = within(await screen.findByRole('list', { name: 'Color' }));
    const links = colors.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Oat', '/product/0'],
      ['Ink', '/product/1'],
      ['PlumSold out', '/product/3'],
    ]);
    expect(links.map((link) => link.ariaCurrent)).toEqual([null, 'true', null]);
  });

  it('leads from a color that is sold out to those that are not', async () => {
    const sizes = [{ id: 11, size: 'S', ...prices, is_default: 0, stock: 0 }];
    const siblings = [
      { id: 3, color: 'Plum', image: '/plum.jpg', in_stock: false },
      { id: 4, color: 'Sage', image: '/sage.jpg', in_stock: true },
    ];
    openProduct({ '/products/1': product({ sizes, siblings }) });
    const line = await screen.findByText(/^Also in/);
    expect(line).toHaveTextContent('Also in Sage');
    expect(within(line).getByRole('link', { name: 'Sage' })).toHaveAttribute('href', '/product/4');
  });

  it('shows Similar Items: other styles of its category, by category id', async () => {
    const siblings = [{ id: 3, color: 'Plum', image: '/plum.jpg', in_stock: true }];
    const others = [product(), product({ id: 3 }), product({ id: 5, name: 'Sidra Abaya' })];
    const similar = { ...nothingSimilar, data: others, total: 3 };
    const { asked } = openProduct({ '/products': similar, '/products/1': product({ siblings }) });
    const items = await screen.findByRole('region', { name: 'Similar Items' });
    expect(within(items).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    within(items).getByRole('heading', { name: 'Sidra Abaya' });
    expect(asked.find(({ path }) => path === '/products')?.body).toMatchObject({
      category_id: 2,
      per_page: 10,
    });
  });
});

describe('choosing (section 4, Product page)', () => {
  const expectEnabled = () => {
    expect(addButton()).toBeEnabled();
    expect(addButton()).not.toHaveAttribute('aria-disabled');
  };

  it('keeps Add to Bag disabled until a size is chosen, despite the default size', async () => {
    const { user, store } = openProduct();
    await screen.findByRole('heading', { level: 1 });
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(addButton());
    expect(store.getState().overlay.open).toBeNull();
    expect(store.getState().cart.items).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'S' }));
    expectEnabled();
  });

  it('preselects One Size', async () => {
    const sizes = [{ id: 21, size: 'One Size', ...prices, is_default: 1, stock: 4 }];
    openProduct({ '/products/1': product({ sizes }) });
    expect(await screen.findByRole('radio', { name: 'One Size' })).toBeChecked();
    expectEnabled();
  });

  it('asks for a size when the disabled Add to Bag is clicked: in words, with the focus on the sizes', async () => {
    const { user } = openProduct();
    await screen.findByRole('heading', { level: 1 });
    expect(addButton()).toHaveAccessibleDescription('Select a size');
    await user.click(addButton());
    expect(screen.getByRole('radio', { name: 'S' })).toHaveFocus();
    const note = screen.getAllByText('Select a size').find((each) => each.ariaLive === 'polite');
    expect(note).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'S' }));
    expect(screen.queryByText('Select a size')).not.toBeInTheDocument();
    expect(addButton()).not.toHaveAccessibleDescription();
  });

  it('is reached by Tab before a size is chosen, and leads the keyboard back to the sizes', async () => {
    const { user } = openProduct();
    const first = await screen.findByRole('radio', { name: 'S' });
    act(() => {
      first.focus();
    });
    await user.tab();
    expect(addButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(first).toHaveFocus();
  });

  it('says that the last one is already in the bag, and not that adding it failed', async () => {
    const sizes = [{ id: 11, size: 'S', ...prices, is_default: 0, stock: 1 }];
    const { user, store } = openProduct({ '/products/1': product({ sizes }) });
    const text = 'The last one is already in your bag';
    await user.click(await screen.findByRole('radio', { name: 'S' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await user.click(addButton());
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(addButton());
    await waitFor(() => {
      expect(selectToasts(store.getState()).map(({ title }) => title)).toEqual([text]);
    });
  });

  it('does not offer a size that is sold out, and says so to a screen reader', async () => {
    openProduct();
    expect(await screen.findByRole('radio', { name: /L\s*, sold out/ })).toBeDisabled();
  });

  it('shows when few are left', async () => {
    const { user } = openProduct();
    await user.click(await screen.findByRole('radio', { name: 'M' }));
    expect(screen.getByText('Only 2 left')).toBeInTheDocument();
  });

  it('shows the picture of the chosen color', async () => {
    const { user } = openProduct();
    await user.click(await screen.findByRole('radio', { name: 'Oat' }));
    expect(firstPicture()).toHaveAccessibleName(/In oat/);
  });

  it("shows a color's pictures and those of every color, but none of another", async () => {
    const { user } = openProduct();
    const names = () =>
      screen.getAllByRole('button', { name: /^Enlarge/ }).map((button) => button.ariaLabel);
    await screen.findByRole('heading', { level: 1 });
    expect(names()).toEqual([
      'Enlarge picture 1 of 2: In ink',
      'Enlarge picture 2 of 2: The cloth',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Oat' }));
    expect(names()).toEqual([
      'Enlarge picture 1 of 2: In oat',
      'Enlarge picture 2 of 2: The cloth',
    ]);
  });

  it('has picture, name, color and price of what is chosen in the sheet of sizes', async () => {
    const { user } = openProduct();
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('radio', { name: 'Oat' }));
    await user.click(screen.getByRole('button', { name: 'Select Size' }));
    const sheet = await screen.findByRole('dialog', { name: 'Select Size' });
    expect(sheet.querySelector('img')).toHaveAttribute('src', '/oat.jpg');
    for (const text of ['Noor Abaya', 'Oat', '$1,180']) within(sheet).getByText(text);
  });

  it('puts the chosen size and color into the bag and opens it', async () => {
    const { user, store } = openProduct();
    await user.click(await screen.findByRole('radio', { name: 'M' }));
    await user.click(addButton());
    await waitFor(() => {
      expect(store.getState().overlay.open).toBe('cart');
    });
    expect(store.getState().cart.items).toMatchObject([
      { productId: 1, productSizeId: 12, size: 'M', color: 'Ink', quantity: 1 },
    ]);
  });

  it('starts over when the id changes', async () => {
    const { user, router } = openProduct({
      '/products/2': product({ id: 2, name: 'Layan Abaya' }),
    });
    await user.click(await screen.findByRole('radio', { name: 'S' }));
    await user.click(screen.getByRole('radio', { name: 'Oat' }));
    await act(() => router.navigate('/product/2'));
    await screen.findByRole('heading', { level: 1, name: 'Layan Abaya' });
    expect(screen.getByRole('radio', { name: 'S' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Ink' })).toBeChecked();
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['panel', 'View Details', 'Details'],
    ['gallery', /^Enlarge picture 2 /, 'Pictures'],
  ])('leaves no %s open when the id changes', async (_what, opener, dialog) => {
    const { user, router } = openProduct({
      '/products/2': product({ id: 2, name: 'Layan Abaya' }),
    });
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('button', { name: opener }));
    await screen.findByRole('dialog', { name: dialog });
    await act(() => router.navigate('/product/2'));
    await screen.findByRole('heading', { level: 1, name: 'Layan Abaya' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the gallery (section 2, Product detail)', () => {
  const openGallery = async () => {
    const page = openProduct();
    await screen.findByRole('heading', { level: 1 });
    await page.user.click(firstPicture()!);
    const gallery = await screen.findByRole('dialog', { name: 'Pictures' });
    return { ...page, gallery };
  };
  const swipe = (element: HTMLElement, from: number, to: number) => {
    fireEvent.touchStart(element, { touches: [{ clientX: from, clientY: 0 }] });
    fireEvent.touchEnd(element, { touches: [], changedTouches: [{ clientX: to, clientY: 0 }] });
  };

  it('opens with the picture that was clicked', async () => {
    const { user } = openProduct();
    await user.click(await screen.findByRole('button', { name: /^Enlarge picture 2 / }));
    expect(await screen.findByRole('dialog', { name: 'Pictures' })).toHaveTextContent(
      'Picture 2 of 2',
    );
  });

  it('has the focus first on its close button', async () => {
    const { gallery } = await openGallery();
    expect(within(gallery).getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('navigates by buttons, dots and arrow keys, and loops', async () => {
    const { user, gallery } = await openGallery();
    await user.click(within(gallery).getByRole('button', { name: 'Next picture' }));
    expect(gallery).toHaveTextContent('Picture 2 of 2');
    await user.keyboard('{ArrowRight}');
    expect(gallery).toHaveTextContent('Picture 1 of 2');
    await user.keyboard('{ArrowLeft}');
    expect(gallery).toHaveTextContent('Picture 2 of 2');
    await user.click(within(gallery).getByRole('button', { name: 'Picture 1' }));
    expect(gallery).toHaveTextContent('Picture 1 of 2');
  });

  it('when it closes, leads to the picture that it showed last', async () => {
    const { user, gallery } = await openGallery();
    await user.click(within(gallery).getByRole('button', { name: 'Next picture' }));
    await user.click(within(gallery).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: /^Enlarge picture 2 / })).toHaveFocus();
  });

  it('navigates by a swipe of 50 px and not by less', async () => {
    const { gallery } = await openGallery();
    swipe(within(gallery).getByRole('img'), 200, 151);
    expect(gallery).toHaveTextContent('Picture 1 of 2');
    swipe(within(gallery).getByRole('img'), 200, 150);
    expect(gallery).toHaveTextContent('Picture 2 of 2');
  });

  it('enlarges by a tap, a double tap and its button; then a finger moves the picture', async () => {
    const { user, gallery } = await openGallery();
    const picture = () => within(gallery).getByRole('img');
    const tap = (atMs: number) => {
      fireEvent.touchStart(picture(), { touches: [{ clientX: 9, clientY: 9 }] });
      const end = createEvent.touchEnd(picture(), {
        touches: [],
        changedTouches: [{ clientX: 9, clientY: 9 }],
      });
      Object.defineProperty(end, 'timeStamp', { value: atMs });
      fireEvent(picture(), end);
    };
    tap(1000);
    expect(within(gallery).getByRole('button', { name: 'Zoom out' })).toBeInTheDocument();
    // The second of a double tap belongs to the first.
    tap(1299);
    expect(within(gallery).getByRole('button', { name: 'Zoom out' })).toBeInTheDocument();
    swipe(picture(), 200, 100);
    expect(gallery).toHaveTextContent('Picture 1 of 2');

    await user.click(within(gallery).getByRole('button', { name: 'Zoom out' }));
    swipe(picture(), 200, 100);
    expect(gallery).toHaveTextContent('Picture 2 of 2');
  });

  it('enlarges by one click and goes back by another; dragging does neither', async () => {
    const { gallery } = await openGallery();
    const picture = within(gallery).getByRole('img');
    const click = (from: number, to: number) => {
      fireEvent.pointerDown(picture, { pointerType: 'mouse', clientX: from, clientY: 9 });
      fireEvent.click(picture, { detail: 1, clientX: to, clientY: 9 });
    };
    const zoomOut = () => within(gallery).queryByRole('button', { name: 'Zoom out' });
    click(9, 9);
    expect(zoomOut()).toBeInTheDocument();
    fireEvent.click(picture, { detail: 2, clientX: 9, clientY: 9 });
    expect(zoomOut()).toBeInTheDocument();
    click(9, 90);
    expect(zoomOut()).toBeInTheDocument();
    click(90, 90);
    expect(zoomOut()).not.toBeInTheDocument();
  });

  it('enlarges by the wheel, and leaves the page as it is', async () => {
    const { gallery } = await openGallery();
    const picture = within(gallery).getByRole('img');
    expect(fireEvent.wheel(picture, { deltaY: -120, ctrlKey: true })).toBe(false);
    within(gallery).getByRole('button', { name: 'Zoom out' });
    fireEvent.wheel(picture, { deltaY: 400 });
    within(gallery).getByRole('button', { name: 'Zoom in' });
  });

  it('enlarges by two fingers', async () => {
    const { gallery } = await openGallery();
    const picture = within(gallery).getByRole('img');
    const fingers = (apart: number) => ({
      touches: [
        { clientX: 100, clientY: 0 },
        { clientX: 100 + apart, clientY: 0 },
      ],
    });
    fireEvent.touchStart(picture, fingers(50));
    fireEvent.touchMove(picture, fingers(100));
    expect(within(gallery).getByRole('button', { name: 'Zoom out' })).toBeInTheDocument();
    fireEvent.touchMove(picture, fingers(50));
    fireEvent.touchEnd(picture, { touches: [], changedTouches: [{ clientX: 9, clientY: 9 }] });
    expect(within(gallery).getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
  });

  it('closes by Escape', async () => {
    const { user } = await openGallery();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Pictures' })).not.toBeInTheDocument();
  });
});

/** Beside the sizes, or on a phone, where these are in a sheet, below the colors. */
const sizeGuideButton = async () => {
  const [button, ...others] = await screen.findAllByRole('button', { name: 'Size Guide' });
  expect(others).toHaveLength(1);
  return button!;
};

describe("the 'Size Guide' (section 2)", () => {
  it('says when its picture is loading and when it failed; the rest stays readable', async () => {
    const { user } = openProduct();
    await user.click(await sizeGuideButton());
    const guide = within(await screen.findByRole('dialog', { name: 'Size Guide' }));
    expect(guide.getByText('Loading size chart...')).toBeInTheDocument();

    fireEvent.error(guide.getByAltText('Size chart'));
    expect(guide.getByText('Failed to load size chart')).toBeInTheDocument();
    expect(guide.getByText('How to measure')).toBeInTheDocument();

    await user.click(guide.getByRole('button', { name: 'Try again' }));
    fireEvent.load(guide.getByAltText('Size chart'));
    expect(guide.queryByText('Loading size chart...')).not.toBeInTheDocument();
  });
});

describe('beside Add to Bag (departure 107)', () => {
  const settings = [
    { about_us_signature: '', about_us_background_image: '', time_zone: 'Asia/Dubai' },
  ];

  it('says how it fits, when it arrives, what shipping costs, and what the policies say', async () => {
    openProduct({
      '/settings': settings,
      '/products/1': product({ fit: 'Runs true to size; the form wears S.' }),
    });
    expect(await screen.findByText('Runs true to size; the form wears S.')).toBeVisible();
    const days = arrivalText(arrivalDates(new Date(), 'Asia/Dubai'));
    const arrival = await screen.findByText(/^Arrives /);
    expect(arrival).toBeVisible();
    expect(arrival.textContent).toBe(`Arrives ${days}`);
    expect(screen.getByText('Shipping $19.07 for the whole order')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Returns within 14 days' })).toHaveAttribute(
      'href',
      '/refund-policy',
    );
    expect(screen.getByRole('link', { name: 'Duties abroad not included' })).toHaveAttribute(
      'href',
      '/shipping',
    );
  });

  it('measures the garment in every size, in centimeters and in inches', async () => {
    const measurements = ['S', 'M', 'L'].map((size, index) => ({
      size,
      measures: [
        { name: 'Bust', cm: 90 + 4 * index },
        { name: 'Length', cm: 139 + index },
      ],
    }));
    openProduct({ '/products/1': product({ measurements }) });
    fireEvent.click(await sizeGuideButton());
    const table = within(await screen.findByRole('table', { name: 'Measurements of the piece' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'SizeBustLength',
      'S90139',
      'M94140',
      'L98141',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Inches' }));
    expect(table.getByRole('row', { name: 'S 35½ 54½' })).toBeInTheDocument();
    // Large text makes it scroll sideways, also by the keyboard.
    const region = screen.getByRole('region', { name: 'Measurements of the piece' });
    expect(region).toHaveAttribute('tabindex', '0');
  });

  it('measures a piece without a chart, such as a belt, and advises no size of its own', async () => {
    rememberUsualSize('EU 38');
    openProduct({
      '/products/1': product({
        size_guide: null,
        measurements: [{ size: 'S', measures: [{ name: 'Longest', cm: 75 }] }],
      }),
    });
    fireEvent.click(await sizeGuideButton());
    const guide = within(await screen.findByRole('dialog', { name: 'Size Guide' }));
    const rows = guide.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['SizeLongest', 'S75']);
    expect(guide.getByRole('button', { name: 'Inches' })).toBeInTheDocument();
    expect(guide.queryByLabelText('Your usual size')).not.toBeInTheDocument();
    expect(guide.queryByText(/fullest part/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Your size/)).not.toBeInTheDocument();
  });

  it('advises a size where there is a chart', async () => {
    rememberUsualSize('EU 36');
    openProduct();
    expect(await screen.findByText('Your size is S.')).toBeInTheDocument();
  });

  it('leads to the pieces that its pictures or texts show with it', async () => {
    openProduct({
      '/products/1': product({ looks_with: [7, 9] }),
      '/products/7': product({ id: 7, name: 'Amal Bag' }),
      '/products/9': Response.json({}, { status: 404 }),
    });
    const strip = within(await screen.findByRole('region', { name: 'Wear it with' }));
    expect(await strip.findByRole('link', { name: /Amal Bag/ })).toHaveAttribute(
      'href',
      '/product/7',
    );
    expect(strip.getAllByRole('link')).toHaveLength(1);
  });

  it('shows none of it for a provider that answers only the specification', async () => {
    openProduct({ '/settings': [{ about_us_signature: '', about_us_background_image: '' }] });
    await screen.findByRole('link', { name: 'Returns within 14 days' });
    fireEvent.click(await sizeGuideButton());
    await screen.findByRole('table', { name: 'Body measurements' });
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.queryByText(/^Arrives/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Wear it with' })).not.toBeInTheDocument();
  });
});
