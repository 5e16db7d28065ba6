// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { itemsSet, withLineId } from '@/entities/cart';

import { chosenLine } from '../../../../tests/support/chosen-lines';
import { renderPage } from '../../../../tests/support/render-page';
import { CheckoutSummary } from './checkout-summary';

/** A summary of so many lines, of which the last has this stock. */
const open = (count: number, lastStock?: number) => {
  const chooseSize = vi.fn();
  const Summary = () => <CheckoutSummary chooseSize={chooseSize} />;
  const page = renderPage(Summary, { path: '/checkout' });
  const lines = Array.from({ length: count }, (_, index) => withLineId(chosenLine(index + 1, 2)));
  act(() => {
    page.store.dispatch(
      itemsSet(
        lines.map((line, index) => (index === count - 1 ? { ...line, stock: lastStock } : line)),
      ),
    );
  });
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  const names = () =>
    summary.getAllByRole('listitem').map((row) => within(row).getByText(/^Dress/).textContent);
  return { ...page, summary, names, chooseSize };
};

it('shows the lines of a short bag, without a button for more', () => {
  const { summary, names } = open(3);
  expect(names()).toEqual(['Dress 1', 'Dress 2', 'Dress 3']);
  expect(summary.queryByRole('button')).not.toBeInTheDocument();
});

it('shows the first lines of a long bag, and all of them on demand', async () => {
  const { summary, names, user } = open(11);
  expect(names()).toEqual(['Dress 1', 'Dress 2']);
  const button = summary.getByRole('button', { name: 'Show all 22 pieces' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(names()).toHaveLength(11);
  expect(button).toHaveAccessibleName('Show fewer');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveFocus();
  await user.click(button);
  expect(names()).toEqual(['Dress 1', 'Dress 2']);
});

it('has the total in the other currencies, shipping included', () => {
  const { summary } = open(3);
  expect(summary.getByText('For comparison: €558 or AED 2,272')).toBeInTheDocument();
});

it('never hides what has to be changed, and says what it costs', () => {
  const { summary, names } = open(5, 1);
  expect(names()).toEqual(['Dress 1', 'Dress 2', 'Dress 5']);
  expect(summary.getByText('Only 1 left')).toBeInTheDocument();
  expect(summary.getByRole('button', { name: 'Remove Dress 5' })).toBeInTheDocument();
  expect(
    summary.getByText('Includes $100 for items that are no longer available'),
  ).toBeInTheDocument();
  expect(summary.queryByText(/exactly/i)).not.toBeInTheDocument();
});

it('lets another size replace one that has sold out', async () => {
  const { summary, user, chooseSize } = open(1, 0);
  expect(summary.getByText('Sold out')).toBeInTheDocument();
  await user.click(summary.getByRole('button', { name: 'Choose another size: Dress 1' }));
  expect(chooseSize).toHaveBeenCalledWith(
    expect.objectContaining({ productId: 1 }),
    screen.getByRole('heading', { name: 'Order summary' }).id,
  );
});
