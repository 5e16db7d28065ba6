// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { setupListeners } from '@reduxjs/toolkit/query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { cashOrder } from '../../../../tests/support/orders';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { OrderPage } from './order-page';

const order = { ...cashOrder, status: 'shipped' };

describe('an order that is looked at again', () => {
  it('stays when it cannot be reloaded, under the error of section 8 and a retry', async () => {
    const answers: Answers = { '/orders/12': order };
    const { store } = renderPage(OrderPage, {
      path: '/order/12',
      route: '/order/:orderId',
      answers,
    });
    setupListeners(store.dispatch);
    const heading = await screen.findByText('Order #12', { selector: 'h1' });

    answers['/orders/12'] = Response.json({ code: 500 }, { status: 500 });
    window.dispatchEvent(new Event('focus'));
    const failure = await screen.findByText('Failed to load order details');
    expect(failure.closest('[role="alert"]')).toBeInTheDocument();
    expect(heading).toBeInTheDocument();

    answers['/orders/12'] = order;
    // jsdom can't compute the styles of the invoice, which a person's click asks for.
    const retry = screen.getByText('Try again');
    retry.closest('button')?.focus();
    fireEvent.click(retry);
    await waitFor(() => {
      expect(failure).not.toBeInTheDocument();
    });
    expect(heading).toHaveFocus();
  });
});
