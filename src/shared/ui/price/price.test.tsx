// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Price } from './price';

afterEach(cleanup);

describe('Price', () => {
  it('shows a price in its currency with the given decimals', () => {
    const { container } = render(<Price minor={123450} currency="AED" decimals={2} />);
    expect(container).toHaveTextContent(/^AED 1,234\.50$/);
  });

  it('strikes the original price through and shows the discount, also to screen readers', () => {
    const { container } = render(
      <Price minor={80000} discountPercentage={20} currency="USD" decimals={0} />,
    );
    expect(container).toHaveTextContent('Price now $800Original price $1,000-20%');
    expect(screen.getByText('$1,000').tagName).toBe('S');
  });

  it("shows the provider's discount, not one that rounding has moved", () => {
    render(<Price minor={7} discountPercentage={20} currency="EUR" decimals={2} />);
    expect(screen.getByText('€0.09')).toBeInTheDocument();
    expect(screen.getByText('-20%')).toBeInTheDocument();
  });

  it('shows no original price without a discount', () => {
    const { container } = render(
      <Price minor={5000} discountPercentage={0} currency="EUR" decimals={0} />,
    );
    expect(container).toHaveTextContent(/^€50$/);
  });
});
