// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { lineId } from '@/entities/cart';
import { overlayClosed, selectOpenOverlay, selectOverlayItem } from '@/shared/overlay';
import { sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { chosenDress } from '../../../../tests/support/chosen-lines';
import { renderPage } from '../../../../tests/support/render-page';
import { useAddToBag } from './use-add-to-bag';

const user = { name: 'N', email: 'n@example.test', image: '', currency: 'USD' as const };

const Screen = () => {
  const { addToBag } = useAddToBag();
  return (
    <button
      onClick={() => {
        void addToBag(chosenDress);
      }}
    >
      Add to Bag
    </button>
  );
};

describe('Add to Bag', () => {
  it('opens the drawer once the provider has the line', async () => {
    const { store, user: shopper } = renderPage(Screen, {
      path: '/',
      answers: { '/cart': [] },
    });
    store.dispatch(sessionStarted({ token: 't', user }));
    await shopper.click(screen.getByRole('button', { name: 'Add to Bag' }));
    await expect.poll(() => selectOpenOverlay(store.getState())).toBe('cart');
    expect(selectOverlayItem(store.getState())).toBe(lineId(chosenDress));
    expect(selectToasts(store.getState()).map(({ title }) => title)).toEqual(['Cart updated']);
  });

  it('keeps the choice when the provider refuses it', async () => {
    const { store, user: shopper } = renderPage(Screen, { path: '/' });
    store.dispatch(sessionStarted({ token: 't', user }));
    await shopper.click(screen.getByRole('button', { name: 'Add to Bag' }));
    await expect
      .poll(() => selectToasts(store.getState()).map(({ title }) => title))
      .toEqual(['Failed to add item to cart']);
    expect(selectOpenOverlay(store.getState())).toBeNull();
  });

  it('of the last piece, which the bag has already, opens the bag at it', async () => {
    const last = { ...chosenDress, stock: 1 };
    const Last = () => {
      const { addToBag } = useAddToBag();
      return <button onClick={() => void addToBag(last)}>Add to Bag</button>;
    };
    const { store, user: shopper } = renderPage(Last, { path: '/' });
    const press = async () => {
      await shopper.click(screen.getByRole('button', { name: 'Add to Bag' }));
      await expect.poll(() => selectOverlayItem(store.getState())).toBe(lineId(last));
    };
    await press();
    act(() => void store.dispatch(overlayClosed()));
    await press();
    expect(selectOpenOverlay(store.getState())).toBe('cart');
    expect(selectToasts(store.getState()).map(({ title }) => title)).toEqual([
      'The last one is already in your bag',
    ]);
  });

  it('removes the error of the attempt before at the next one', async () => {
    const page = renderPage(Screen, { path: '/' });
    page.store.dispatch(sessionStarted({ token: 't', user }));
    const button = screen.getByRole('button', { name: 'Add to Bag' });
    await page.user.click(button);
    await expect.poll(() => selectToasts(page.store.getState())).toHaveLength(1);
    const counts: number[] = [];
    page.store.subscribe(() => {
      counts.push(selectToasts(page.store.getState()).length);
    });
    await page.user.click(button);
    await expect.poll(() => counts).toContain(0);
  });
});
