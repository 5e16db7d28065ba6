// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { cashOrder } from '../../../../tests/support/orders';
import { renderPage } from '../../../../tests/support/render-page';
import { RefundOrderButton } from './refund-order-button';

it("has the policy's 14 days beside it", () => {
  renderPage(() => <RefundOrderButton order={cashOrder} />, { path: '/order/12' });
  expect(screen.getByRole('button', { name: 'Refund Order 12' })).toHaveAccessibleDescription(
    'Returns within 14 days of delivery',
  );
  expect(screen.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/refund-policy');
});
