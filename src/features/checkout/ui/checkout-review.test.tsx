// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';

import { SiteProvider } from '@/entities/brand';
import { itemAdded } from '@/entities/cart';

import { chosenDress } from '../../../../tests/support/chosen-lines';
import { renderPage } from '../../../../tests/support/render-page';
import { prefilledFrom } from '../model/checkout-address';
import { CheckoutReview } from './checkout-review';

const Review = () => {
  const form = useForm({ defaultValues: prefilledFrom(null) });
  return (
    <SiteProvider>
      <FormProvider {...form}>
        <CheckoutReview />
      </FormProvider>
    </SiteProvider>
  );
};

afterEach(() => {
  vi.useRealTimers();
});

it('keeps the color that a name ends with where the line has none of its own', () => {
  const { store } = renderPage(Review, { path: '/checkout', answers: {} });
  act(() => {
    store.dispatch(itemAdded({ ...chosenDress, name: 'Lina dress in Plum', color: '' }));
  });
  expect(screen.getByText('1 × Lina dress in Plum, Size S')).toBeInTheDocument();
});

it('marks what has sold out meanwhile, and says how much of the total that is', () => {
  const { store } = renderPage(Review, { path: '/checkout', answers: {} });
  act(() => {
    store.dispatch(itemAdded({ ...chosenDress, stock: 0 }));
  });
  const piece = screen.getByText(/^1 × Lina dress/);
  expect(piece).toHaveTextContent(/Sold out$/);
  expect(
    screen.getByText('Includes $100 for items that are no longer available'),
  ).toBeInTheDocument();
});

it('names each piece with its size and, once, its color, and says when the order arrives', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
  const settings = [{ time_zone: 'Asia/Dubai' }];
  const { store } = renderPage(Review, { path: '/checkout', answers: { '/settings': settings } });
  act(() => {
    store.dispatch(
      itemAdded({ ...chosenDress, name: 'Lina dress in Plum', quantity: 2, color: 'Plum' }),
    );
  });
  const piece = screen.getByText('2 × Lina dress, Plum, Size S');
  // No line ends between the words of a size.
  expect(piece.textContent).toMatch(/Size\u00A0S$/);
  const amounts = piece.closest('dl');
  expect(amounts).toHaveTextContent(
    '2 × Lina dress, Plum, Size S$200.00Shipping$19.07Total$219.07',
  );
  const charged = screen.getByText('Charged in USD').parentElement;
  expect(charged).toHaveTextContent('Charged in USDFor comparison: €197.50 or AED 804.00');
  expect(await screen.findByText('Arrives Mon 30 Nov – Mon 7 Dec')).toBeVisible();
  expect(screen.getByText('Returns within 14 days')).toBeVisible();
});
