// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderPage } from '../../../../tests/support/render-page';
import { placingFailed } from '../model/checkout-slice';
import { CheckoutWizard } from './checkout-wizard';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says on a phone, above Proceed to Checkout, why the last order was not placed', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('max-width'),
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const Wizard = () => <CheckoutWizard loading={false} summary={null} unavailableLines={null} />;
  const { store } = renderPage(Wizard, { path: '/checkout' });
  const proceed = await screen.findByRole('button', { name: 'Proceed to Checkout' });
  act(() => {
    store.dispatch(placingFailed({ error: 'Order ID not found in response' }));
  });
  await screen.findByText('Order ID not found in response');
  expect(proceed.parentElement).toHaveTextContent(
    'Order ID not found in responseProceed to Checkout',
  );
});
