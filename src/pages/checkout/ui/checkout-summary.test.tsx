// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { itemsSet, piecesJoined, setCustomerLine, withLineId } from '@/entities/cart';

import { chosenLine } from '../../../../tests/support/chosen-lines';
import { renderPage } from '../../../../tests/support/render-page';
import { CheckoutSummary } from './checkout-summary';

interface Bag {
  count: number;
  /** The number of the line that has this stock. */
  short?: number;
  stock?: number;
}

/** A summary of so many lines. */
const open = ({ count, short, stock }: Bag) => {
  const chooseSize = vi.fn();
  const Summary = () => <CheckoutSummary chooseSize={chooseSize} />;
  const page = renderPage(Summary, { path: '/checkout' });
  const lines = Array.from({ length: count }, (_, index) => withLineId(chosenLine(index + 1, 2)));
  act(() => {
    page.store.dispatch(
      itemsSet(lines.map((line, index) => (index + 1 === short ? { ...line, stock } : line))),
    );
  });
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  const names = () =>
    summary.getAllByRole('listitem').map((row) => within(row).getByText(/^Dress/).textContent);
  return { ...page, summary, names, chooseSize };
};

it('shows the lines of a short bag, without a button for more', () => {
  const { summary, names } = open({ count: 6 });
  expect(names()).toEqual(['Dress 1', 'Dress 2', 'Dress 3', 'Dress 4', 'Dress 5', 'Dress 6']);
  expect(summary.queryByRole('button')).not.toBeInTheDocument();
});

it('shows what was added last to a long bag, and all of them on demand', async () => {
  const { summary, names, user } = open({ count: 11 });
  expect(names()).toEqual(['Dress 8', 'Dress 9', 'Dress 10', 'Dress 11']);
  const button = summary.getByRole('button', { name: 'Show all 22 pieces' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(names()).toHaveLength(11);
  expect(button).toHaveAccessibleName('Show fewer');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveFocus();
  await user.click(button);
  expect(names()).toEqual(['Dress 8', 'Dress 9', 'Dress 10', 'Dress 11']);
});

it('says how many pieces the account has added, until the bag is changed', async () => {
  const { store, summary } = open({ count: 3 });
  const note = () => summary.queryByText('Includes 2 pieces saved in your account before');
  expect(note()).not.toBeInTheDocument();
  act(() => {
    store.dispatch(piecesJoined(2));
  });
  expect(note()).toBeInTheDocument();
  act(() => {
    void store.dispatch(setCustomerLine(withLineId(chosenLine(1, 2)), 1));
  });
  await waitFor(() => {
    expect(note()).not.toBeInTheDocument();
  });
});

it('has the total in the other currencies, shipping included', () => {
  const { summary } = open({ count: 3 });
  expect(summary.getByText('For comparison: €558 or AED 2,272')).toBeInTheDocument();
});

it('never hides what has to be changed, and says what it costs', () => {
  const { summary, names } = open({ count: 7, short: 1, stock: 1 });
  expect(names()).toEqual(['Dress 1', 'Dress 4', 'Dress 5', 'Dress 6', 'Dress 7']);
  expect(summary.getByText('Only 1 left')).toBeInTheDocument();
  expect(summary.getByRole('button', { name: 'Remove Dress 1' })).toBeInTheDocument();
  expect(
    summary.getByText('Includes $100 for items that are no longer available'),
  ).toBeInTheDocument();
  expect(summary.queryByText(/exactly/i)).not.toBeInTheDocument();
});

it('lets another size replace one that has sold out', async () => {
  const { summary, user, chooseSize } = open({ count: 1, short: 1, stock: 0 });
  expect(summary.getByText('Sold out')).toBeInTheDocument();
  await user.click(summary.getByRole('button', { name: 'Choose another size: Dress 1' }));
  expect(chooseSize).toHaveBeenCalledWith(
    expect.objectContaining({ productId: 1 }),
    screen.getByRole('heading', { name: 'Order summary' }).id,
  );
});
