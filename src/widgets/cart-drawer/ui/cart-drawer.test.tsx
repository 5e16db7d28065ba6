// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { loadSite } from '@/entities/brand';
import { getCart, itemAdded, selectBag } from '@/entities/cart';
import { currencyChosen } from '@/entities/currency';
import { storePreference } from '@/shared/lib/preferences';
import { overlayClosed, overlayOpened, selectOpenOverlay } from '@/shared/overlay';
import { sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';
import { ToastRegion } from '@/shared/ui/toast';

import { bagProvider, wireLine } from '../../../../tests/support/bag-provider';
import { chosenLine, reducedDress } from '../../../../tests/support/chosen-lines';
import { eventually } from '../../../../tests/support/eventually';
import { renderPage } from '../../../../tests/support/render-page';
import { makeStore } from '../../../../tests/support/shop-store';
import { CartDrawer } from './cart-drawer';

const chosen = { ...reducedDress, image: '', size: '' };

/** Two of the dress in a size that has sold out. */
const soldOut = { ...chosen, size: 'S', quantity: 2, stock: 0 };

/** The sizes of the dress, as the provider sends them, with so many pieces of each. */
const wireSizes = (stocks: Record<string, number>) =>
  Object.entries(stocks).map(([size, stock], index) => ({
    ...wireLine(7, 1).product,
    id: 70 + index,
    size,
    stock,
  }));

const chooseButton = () => screen.getByRole('button', { name: 'Choose another size: Lina dress' });
const sizeDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Choose another size' }));

const Place = () => {
  const { pathname, state } = useLocation();
  return (
    <output data-testid="place">{JSON.stringify({ pathname, state: state as unknown })}</output>
  );
};

const setUp = () => {
  const fetchFn = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ code: 500 }, { status: 500 })),
  );
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: fetchFn });
  const open = () => {
    render(
      <Provider store={store}>
        <MemoryRouter>
          <CartDrawer />
          <ToastRegion />
          <Routes>
            <Route path="*" element={<Place />} />
          </Routes>
        </MemoryRouter>
      </Provider>,
    );
    return screen.findByRole('dialog');
  };
  store.dispatch(overlayOpened('cart'));
  const said = () => selectToasts(store.getState()).map(({ title }) => title);
  const where = (): unknown => JSON.parse(screen.getByTestId('place').textContent ?? '');
  const bagCalls = () =>
    fetchFn.mock.calls.filter(([call]) => (call as Request).url.endsWith('/api/cart')).length;
  return { store, fetchFn, open, said, where, bagCalls };
};

/** Responds to the product's details, and refuses all else. */
const answerSizes = (
  fetchFn: ReturnType<typeof setUp>['fetchFn'],
  stocks: Record<string, number>,
) => {
  const dress = { ...wireLine(7, 1).product, name: chosen.name, images: [] };
  fetchFn.mockImplementation((input) =>
    Promise.resolve(
      (input as Request).url.includes('/api/products/7')
        ? Response.json({ code: 200, data: { ...dress, sizes: wireSizes(stocks) } })
        : Response.json({ code: 500 }, { status: 500 }),
    ),
  );
};

describe('CartDrawer', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });

  it("says 'Your cart is empty' and keeps Checkout disabled", async () => {
    const { open, bagCalls } = setUp();
    const drawer = within(await open());
    expect(drawer.getByText('Your cart is empty')).toBeTruthy();
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Checkout' }).disabled).toBe(true);
    expect(drawer.getByText('Shipping and taxes calculated at checkout.')).toBeTruthy();
    expect(bagCalls()).toBe(0);
  });

  it('leads on from an empty bag: to new pieces, or to those that were viewed', async () => {
    const { open, fetchFn, store } = setUp();
    const { product } = wireLine(7, 1);
    const reduced = { ...product, id: 8, name: 'Reduced', discount_percentage: 20 };
    const sizes = [{ ...product, id: 70, size: 'S', stock: 0 }];
    const soldOut = { ...product, id: 9, name: 'Sold out', sizes };
    const products = [product, reduced, soldOut].map((each) => ({
      images: [],
      sizes: [],
      attributes: [],
      ...each,
    }));
    const ask = (input: string | URL | Request) => {
      const id = Number(/products\/(\d+)\b/.exec((input as Request).url)?.[1]);
      return { id, data: products.find((each) => each.id === id) ?? { data: products } };
    };
    fetchFn.mockImplementation((input) =>
      Promise.resolve(Response.json({ code: 200, data: ask(input).data })),
    );
    const drawer = within(await open());
    const row = within(await drawer.findByRole('region', { name: 'New In' }));
    expect((await row.findByRole('link')).getAttribute('href')).toBe('/product/7');
    expect(drawer.getByRole('link', { name: 'See your wishlist' })).toBeTruthy();
    act(() => {
      storePreference('recently-viewed', [8, 7]);
    });
    const viewed = within(await drawer.findByRole('region', { name: 'Recently viewed' }));
    expect(drawer.queryByRole('region', { name: 'New In' })).toBeNull();
    await userEvent.click(await viewed.findByRole('link', { name: /Reduced/ }));
    expect(selectOpenOverlay(store.getState())).toBeNull();
  });

  it('shows who has emptied the bag other pieces than those that were removed', async () => {
    const { open, fetchFn, store } = setUp();
    const products = [7, 8, 9].map((id) => {
      const { product } = wireLine(id, 1);
      return { images: [], sizes: [], attributes: [], ...product };
    });
    fetchFn.mockImplementation((input) => {
      const id = Number(/products\/(\d+)\b/.exec((input as Request).url)?.[1]);
      const data = products.find((each) => each.id === id) ?? { data: products };
      return Promise.resolve(Response.json({ code: 200, data }));
    });
    store.dispatch(itemAdded(chosen));
    storePreference('recently-viewed', [7, 8]);
    const drawer = within(await open());
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Lina dress' }));
    // A single viewed piece would stand alone: new ones are shown.
    const row = within(await drawer.findByRole('region', { name: 'New In' }));
    await row.findAllByRole('link');
    const shown = () =>
      drawer
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .filter((href) => href?.startsWith('/product/'));
    expect(shown()).toEqual(['/product/8', '/product/9']);
    act(() => {
      storePreference('recently-viewed', [7, 9, 8]);
    });
    await drawer.findByRole('region', { name: 'Recently viewed' });
    await eventually(() => {
      expect(shown()).toEqual(['/product/9', '/product/8']);
    });
  });

  it('leaves the pieces out of an empty bag when they cannot be loaded', async () => {
    const { open, fetchFn } = setUp();
    const drawer = within(await open());
    await eventually(() => {
      expect(fetchFn).toHaveBeenCalled();
      expect(drawer.queryByText('New In')).toBeNull();
    });
    expect(drawer.getByRole('link', { name: 'See the collection' })).toBeTruthy();
  });

  it('shows lines with 2 decimals, the subtotal with none, and the exact one beside it', async () => {
    const { store, open } = setUp();
    store.dispatch(itemAdded(chosen));
    const drawer = within(await open());
    expect(drawer.getByText('Lilac, Size M')).toBeTruthy();
    expect(drawer.getByText('$800.10')).toBeTruthy();
    expect(drawer.getByText('$1,000.13')).toBeTruthy();
    expect(drawer.getByText('$800')).toBeTruthy();
    expect(drawer.getByText('Exactly $800.10')).toBeTruthy();
    const inOthers = () => drawer.getByText(/^Charged in/).parentElement?.textContent;
    expect(inOthers()).toBe('Charged in USDFor comparison: €740 or AED\u00a02,938');
    act(() => void store.dispatch(currencyChosen('AED')));
    expect(inOthers()).toBe('Charged in AEDFor comparison: $800 or €740');
  });

  it('says where plus stops that the bag holds all that is left', async () => {
    const { store, open } = setUp();
    store.dispatch(itemAdded({ ...chosen, quantity: 1, stock: 2 }));
    const drawer = within(await open());
    const plus = drawer.getByRole('button', { name: /^Increase quantity/ });
    expect(drawer.queryByText(/already in your bag/)).toBeNull();
    await userEvent.click(plus);
    expect(drawer.getByText('The last 2 are already in your bag')).toBeVisible();
    expect(plus).toHaveAccessibleDescription('The last 2 are already in your bag');
  });

  it('stops plus where another color of the size has what is left', async () => {
    const { store, open } = setUp();
    const navy = { ...chosen, quantity: 1, stock: 2 };
    store.dispatch(itemAdded({ ...navy, color: 'Navy' }));
    store.dispatch(itemAdded({ ...navy, color: 'Camel' }));
    const drawer = within(await open());
    const [plus] = drawer.getAllByRole('button', { name: /^Increase quantity/ });
    expect(plus?.getAttribute('aria-disabled')).toBe('true');
    expect(drawer.getAllByText('The last 2 are already in your bag')).toHaveLength(2);
  });

  it('says what shipping costs, in the currency of the prices', async () => {
    const { open, store } = setUp();
    store.dispatch(itemAdded(chosen));
    await open();
    expect(await screen.findByText('Estimated shipping: $19.07 for the whole order')).toBeTruthy();
    expect(screen.getByText('Returns within 14 days')).toBeTruthy();
    act(() => {
      store.dispatch(currencyChosen('AED'));
    });
    expect(screen.getByText('Estimated shipping: AED 70.00 for the whole order')).toBeTruthy();
    const returns = screen.getByRole('link', { name: 'Returns within 14 days' });
    expect(returns.getAttribute('href')).toBe('/refund-policy');
    await userEvent.click(returns);
    expect(store.getState().overlay.open).toBeNull();
  });

  it('changes a quantity, never below 1, and removes', async () => {
    const { store, open, said } = setUp();
    store.dispatch(itemAdded(chosen));
    const drawer = within(await open());
    const minus = drawer.getByRole('button', { name: 'Decrease quantity of Lina dress' });
    expect(minus.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(minus);
    expect(store.getState().cart.items[0]?.quantity).toBe(1);
    await userEvent.click(drawer.getByRole('button', { name: 'Increase quantity of Lina dress' }));
    expect(store.getState().cart.items[0]?.quantity).toBe(2);
    await userEvent.click(minus);
    expect(store.getState().cart.items[0]?.quantity).toBe(1);
    expect(document.activeElement).toBe(minus);
    await waitFor(() => {
      expect(said()).toEqual(['Cart updated']);
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Lina dress' }));
    expect(store.getState().cart.items).toEqual([]);
    await waitFor(() => {
      expect(said()).toContain('Item removed from cart');
    });
  });

  it('closes when a link is followed, also one to the page that it is over', async () => {
    const { store, router, user } = renderPage(CartDrawer, { path: '/about' });
    act(() => void store.dispatch(itemAdded(chosen)));
    for (let times = 0; times < 2; times += 1) {
      act(() => void store.dispatch(overlayOpened('cart')));
      const drawer = within(await screen.findByRole('dialog'));
      await user.click(drawer.getByRole('link', { name: 'Lina dress' }));
      expect(selectOpenOverlay(store.getState())).toBeNull();
      await eventually(() => {
        expect(router.state.location.pathname).toBe('/product/7');
        expect(screen.queryByRole('dialog')).toBeNull();
      });
    }
  });

  it('says what several cost below plus and minus, which stay where they are', async () => {
    const { store, open } = setUp();
    store.dispatch(itemAdded(chosen));
    const drawer = within(await open());
    const plus = drawer.getByRole('button', { name: 'Increase quantity of Lina dress' });
    await userEvent.click(plus);
    const total = drawer.getByText('$1,600.20 for 2');
    expect(plus.compareDocumentPosition(total)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('puts a removed line back in its place: the same size, color and quantity, by the keyboard', async () => {
    const { store, open, said } = setUp();
    store.dispatch(itemAdded({ ...chosen, quantity: 2 }));
    store.dispatch(
      itemAdded({ ...chosen, productSizeId: 71, name: 'Lina dress, long', size: 'L' }),
    );
    const before = store.getState().cart.items;
    expect(before).toHaveLength(2);
    const drawer = within(await open());
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Lina dress' }));
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(await toasts.findByText('Item removed from cart')).toBeTruthy();
    expect(toasts.getByText('Lina dress, Lilac, Size M')).toBeTruthy();
    const undo = toasts.getByRole('button', { name: 'Undo' });
    for (let tabs = 0; document.activeElement !== undo && tabs < 10; tabs += 1)
      await userEvent.tab();
    expect(document.activeElement).toBe(undo);
    await userEvent.keyboard('{Enter}');
    await eventually(() => {
      expect(store.getState().cart.items).toEqual(before);
      expect(document.activeElement).toBe(
        drawer.getByRole('button', { name: 'Remove Lina dress' }),
      );
    });
    expect(said()).toEqual(['Cart updated']);
  });

  it('puts back with one Undo what was removed one after the other, each in its place', async () => {
    const { store, open } = setUp();
    for (const productId of [1, 2, 3, 4]) store.dispatch(itemAdded(chosenLine(productId, 2)));
    const before = store.getState().cart.items;
    const drawer = within(await open());
    const remove = (id: number) =>
      userEvent.click(drawer.getByRole('button', { name: `Remove Dress ${id}` }));
    await remove(3);
    expect(await screen.findByText('Dress 3, Size S')).toBeTruthy();
    await remove(1);
    expect(await screen.findByText('Dress 1, Size S. Undo brings back 4 pieces')).toBeTruthy();
    await remove(2);
    expect(await screen.findByText('Dress 2, Size S. Undo brings back 6 pieces')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await eventually(() => {
      expect(store.getState().cart.items).toEqual(before);
    });
  });

  it('names the color of a removed piece as the page’s language does', async () => {
    const { store, open, fetchFn } = setUp();
    document.documentElement.lang = 'ar';
    fetchFn.mockImplementation(() =>
      Promise.resolve(Response.json({ code: 200, message: '', data: { Lilac: 'ليلكي' } })),
    );
    await store.dispatch(loadSite());
    document.documentElement.lang = 'en';
    store.dispatch(itemAdded(chosen));
    const drawer = within(await open());
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Lina dress' }));
    expect(await screen.findByText('Lina dress, ليلكي, Size M')).toBeTruthy();
  });

  it("says 'Cart updated' and 'Item removed from cart' to a customer", async () => {
    const provider = bagProvider();
    const { store, open, fetchFn, said } = setUp();
    fetchFn.mockImplementation(provider.fetchFn);
    provider.state.bag.set(7, 2);
    store.dispatch(sessionStarted(provider.session));
    const drawer = within(await open());
    await userEvent.click(
      await drawer.findByRole('button', { name: 'Increase quantity of Dress 7' }),
    );
    await eventually(() => {
      expect(said()).toEqual(['Cart updated']);
    });
    expect(provider.state.bag.get(7)).toBe(3);
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Dress 7' }));
    await eventually(() => {
      expect(said()).toContain('Item removed from cart');
    });
    expect(provider.state.bag.has(7)).toBe(false);
  });

  it('takes back that a line could not be removed once it is', async () => {
    const provider = bagProvider({ held: ['DELETE'] });
    const { store, open, fetchFn } = setUp();
    fetchFn.mockImplementation(provider.fetchFn);
    provider.state.bag.set(7, 2);
    store.dispatch(sessionStarted(provider.session));
    const drawer = within(await open());
    const deletions = () => provider.calls.filter(({ method }) => method === 'DELETE');
    const remove = async (status: number) => {
      const before = deletions().length;
      await userEvent.click(await drawer.findByRole('button', { name: 'Remove Dress 7' }));
      await eventually(() => {
        expect(deletions()).toHaveLength(before + 1);
      });
      deletions().at(-1)?.answer(status);
    };
    // Later, any success would take the failure away.
    vi.useFakeTimers({ toFake: ['Date'] });
    await remove(500);
    expect(await screen.findByText('Failed to remove item')).toBeTruthy();
    await remove(200);
    expect(await screen.findByText('Item removed from cart')).toBeTruthy();
    expect(screen.queryByText('Failed to remove item')).toBeNull();
    vi.useRealTimers();
  });

  it("puts a customer's line back at the provider, and offers it again when it cannot", async () => {
    const provider = bagProvider();
    const { store, open, fetchFn, said } = setUp();
    fetchFn.mockImplementation(provider.fetchFn);
    provider.state.bag.set(7, 3);
    store.dispatch(sessionStarted(provider.session));
    const drawer = within(await open());
    const undo = async () => {
      await userEvent.click(await drawer.findByRole('button', { name: 'Remove Dress 7' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    };
    await undo();
    await eventually(() => {
      expect(provider.state.bag.get(7)).toBe(3);
      expect(said()).toEqual(['Cart updated']);
    });
    provider.state.held = ['POST'];
    await undo();
    const refused = await eventually(() => {
      const sent = provider.calls.filter(
        ({ method, path }) => `${method} ${path}` === 'POST /cart',
      );
      expect(sent).toHaveLength(2);
      return sent[1];
    });
    refused?.answer(500);
    await eventually(() => {
      expect(selectToasts(store.getState())).toMatchObject([
        { title: 'Failed to add item to cart', description: 'Dress 7, Size S: Only 2 left' },
      ]);
      expect(selectBag(store.getState()).lines).toEqual([]);
    });
    provider.state.held = [];
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await eventually(() => {
      expect(provider.state.bag.get(7)).toBe(3);
      expect(said()).toEqual(['Cart updated']);
    });
  });

  it('offers no Undo for what can no longer be bought', async () => {
    const { store, open } = setUp();
    store.dispatch(itemAdded({ ...chosen, unavailable: true }));
    const drawer = within(await open());
    expect(drawer.getByText('Includes $800 for items that are no longer available')).toBeTruthy();
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Lina dress' }));
    expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('replaces a sold-out line by another size, which then has the focus', async () => {
    const { store, fetchFn, open, said } = setUp();
    answerSizes(fetchFn, { S: 0, M: 3, L: 0 });
    store.dispatch(itemAdded(soldOut));
    await open();
    await userEvent.click(chooseButton());
    const dialog = await sizeDialog();
    const sizes = await dialog.findByRole('group', { name: 'Size' });
    const [medium, large, ...others] = within(sizes).getAllByRole('radio');
    expect(others).toEqual([]);
    expect(medium).toHaveAccessibleName('M');
    expect(large).toHaveAccessibleName(/^L\s*, sold out$/);
    expect(large).toBeDisabled();
    const change = dialog.getByRole('button', { name: 'Change size' });
    await userEvent.click(change);
    await eventually(() => {
      expect(sizes).toHaveAccessibleDescription('Please choose a size');
      expect(medium).toHaveFocus();
    });
    await userEvent.click(medium!);
    expect(screen.getByText('Only 3 left')).toHaveAttribute('role', 'status');
    await userEvent.click(change);
    await eventually(() => {
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: 'Remove Lina dress' }),
      );
    });
    expect(store.getState().cart.items).toMatchObject([
      { productId: 7, productSizeId: 71, size: 'M', color: 'Lilac', quantity: 2 },
    ]);
    expect(said()).toEqual(['Size changed to M']);
    expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  });

  it('says how many there are when another size has fewer pieces', async () => {
    const { store, fetchFn, open } = setUp();
    answerSizes(fetchFn, { S: 0, M: 1 });
    store.dispatch(itemAdded(soldOut));
    await open();
    await userEvent.click(chooseButton());
    const dialog = await sizeDialog();
    await userEvent.click(await dialog.findByRole('radio', { name: 'M' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change size' }));
    await eventually(() => {
      expect(selectToasts(store.getState())).toMatchObject([
        { title: 'Size changed to M', description: 'Only 1 left in size M' },
      ]);
    });
    expect(store.getState().cart.items).toMatchObject([{ size: 'M', quantity: 1 }]);
  });

  it('keeps the bag and the choice when the provider refuses another size', async () => {
    const { store, fetchFn, open } = setUp();
    const sizes = wireSizes({ S: 0, M: 3 });
    const { product } = wireLine(7, 1);
    const bag = [{ ...wireLine(7, 2), product_size: { id: 70, size: 'S', stock: 0 } }];
    const refusal = { code: 409, message: 'No', error: 'Size M is sold out' };
    const answer = (data: unknown) => Promise.resolve(Response.json({ code: 200, data }));
    fetchFn.mockImplementation((input) => {
      const { method, url } = input as Request;
      if (method === 'GET' && url.endsWith('/api/cart')) return answer(bag);
      if (url.includes('/api/products/7')) return answer({ ...product, images: [], sizes });
      return Promise.resolve(Response.json(refusal, { status: 409 }));
    });
    store.dispatch(sessionStarted(bagProvider().session));
    await open();
    const choose = await screen.findByRole('button', { name: 'Choose another size: Dress 7' });
    await userEvent.click(choose);
    const dialog = await sizeDialog();
    const size = await dialog.findByRole('radio', { name: 'M' });
    await userEvent.click(size);
    await userEvent.click(dialog.getByRole('button', { name: 'Change size' }));
    const failure = await dialog.findByText('Failed to change the size');
    expect(failure.parentElement).toHaveTextContent('Size M is sold out');
    expect(size).toBeChecked();
    expect(selectBag(store.getState()).lines).toMatchObject([{ size: 'S', quantity: 2 }]);
    await userEvent.keyboard('{Escape}');
    await eventually(() => {
      expect(screen.queryByRole('dialog', { name: 'Choose another size' })).toBeNull();
      expect(choose).toHaveFocus();
    });
  });

  it('says where no other size can be bought, and leads to the product', async () => {
    const { store, fetchFn, open } = setUp();
    store.dispatch(itemAdded(soldOut));
    await open();
    await userEvent.click(chooseButton());
    const dialog = await sizeDialog();
    expect(await dialog.findByText('Failed to fetch product details')).toBeVisible();
    answerSizes(fetchFn, { S: 0, M: 0 });
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('No other size is available.')).toBeVisible();
    const link = dialog.getByRole('link', { name: 'Go to the product' });
    expect(link.getAttribute('href')).toBe('/product/7?color=Lilac');
    await userEvent.click(link);
    expect(selectOpenOverlay(store.getState())).toBeNull();
  });

  it('offers no other size of what comes in one', async () => {
    const { store, open } = setUp();
    store.dispatch(itemAdded({ ...soldOut, size: 'One Size' }));
    const drawer = within(await open());
    expect(drawer.getByText('Sold out')).toBeVisible();
    expect(drawer.queryByRole('button', { name: /^Choose another size/ })).toBeNull();
  });

  it('offers its link and QR code, to copy and to share', async () => {
    const { store, open, said } = setUp();
    store.dispatch(itemAdded({ ...chosen, quantity: 2 }));
    const drawer = within(await open());
    const user = userEvent.setup();
    await user.click(drawer.getByRole('button', { name: 'Open this bag on another device' }));
    expect(await drawer.findByRole('img', { name: 'QR code of the link' })).toBeTruthy();
    const link = `${window.location.origin}/bag#lines=1&line=7.70.2.Lilac`;
    expect(drawer.getByText(link)).toBeTruthy();
    await user.click(drawer.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(said()).toEqual(['Link copied']);
    expect(drawer.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('sends a guest to the login, which remembers the checkout', async () => {
    const { store, open, said, where } = setUp();
    store.dispatch(itemAdded(chosen));
    await userEvent.click(within(await open()).getByRole('button', { name: 'Checkout' }));
    expect(said()).toEqual(['Please login to proceed with checkout']);
    expect(where()).toEqual({ pathname: '/login', state: { from: '/checkout' } });
    expect(store.getState().overlay.open).toBeNull();
  });

  it('opened for a line that was added, scrolls to it, and else to none', async () => {
    const scrolledTo = vi.fn<(row: Element) => void>();
    Element.prototype.scrollIntoView = function show() {
      scrolledTo(this);
    };
    const { store, open } = setUp();
    store.dispatch(itemAdded(chosen));
    store.dispatch(itemAdded({ ...chosen, productId: 8, name: 'Maya coat' }));
    const [, added] = store.getState().cart.items;
    const drawer = within(await open());
    expect(scrolledTo).not.toHaveBeenCalled();
    act(() => void store.dispatch(overlayOpened('cart', added?.id)));
    expect(scrolledTo.mock.calls).toEqual([[drawer.getByText('Maya coat').closest('li')]]);
  });

  it("says that a customer's bag could not be fetched, not that it is empty, and tries again", async () => {
    const provider = bagProvider();
    const { store, open, fetchFn, said } = setUp();
    store.dispatch(sessionStarted(provider.session));
    const drawer = within(await open());
    const failure = within(await drawer.findByRole('alert'));
    expect(failure.getByText('Failed to fetch cart items')).toBeTruthy();
    await eventually(() => {
      expect(said()).toEqual(['Failed to fetch cart items']);
    });
    expect(drawer.queryByText('Your cart is empty')).toBeNull();
    expect(drawer.queryByText('$0')).toBeNull();
    fetchFn.mockImplementation(provider.fetchFn);
    provider.state.bag.set(7, 2);
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await drawer.findByText('Dress 7')).toBeTruthy();
    expect(drawer.queryByRole('alert')).toBeNull();
  });

  it("opened twice, fetches a customer's bag each time, and a guest's never", async () => {
    const { store, open, fetchFn, bagCalls: asked } = setUp();
    fetchFn.mockImplementation(() => Promise.resolve(Response.json({ code: 200, data: [] })));
    const openAgain = async () => {
      act(() => void store.dispatch(overlayClosed()));
      await eventually(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
      act(() => void store.dispatch(overlayOpened('cart')));
      await screen.findByRole('dialog');
    };
    await open();
    await openAgain();
    expect(asked()).toBe(0);
    const user = { name: '', email: '', image: '', currency: 'USD' } as const;
    act(() => void store.dispatch(sessionStarted({ token: 't', user })));
    for (const times of [1, 2, 3]) {
      await eventually(() => {
        expect(asked()).toBe(times);
      });
      await openAgain();
    }
  });

  it("reports that a customer's line could not be changed or removed, and restores it", async () => {
    const { store, open, said, fetchFn } = setUp();
    const data = [wireLine(7, 2)];
    fetchFn.mockImplementationOnce(() => Promise.resolve(Response.json({ code: 200, data })));
    const user = { name: '', email: '', image: '', currency: 'USD' } as const;
    store.dispatch(sessionStarted({ token: 't', user }));
    await store.dispatch(getCart.initiate());
    const drawer = within(await open());
    await userEvent.click(drawer.getByRole('button', { name: 'Increase quantity of Dress 7' }));
    await eventually(() => {
      expect(said()).toContain('Failed to update quantity');
    });
    expect(selectBag(store.getState()).quantity).toBe(2);
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Dress 7' }));
    await eventually(() => {
      expect(said()).toContain('Failed to remove item');
    });
    expect(selectBag(store.getState()).quantity).toBe(2);
  });
});
