// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { SummaryAmounts } from './summary-amounts';

afterEach(cleanup);

const shown = (decimals: 0 | 2) =>
  render(<SummaryAmounts subtotal={323_000} shipping={1907} currency="USD" decimals={decimals} />)
    .container.textContent;

it('says below a total without decimals what exactly is paid (departure 13)', () => {
  expect(shown(0)).toBe('Subtotal$3,230Shipping$19Total$3,249You pay exactly $3,249.07');
});

it('shows it once where it has decimals', () => {
  expect(shown(2)).toBe('Subtotal$3,230.00Shipping$19.07Total$3,249.07');
});
