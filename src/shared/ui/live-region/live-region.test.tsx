// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { eventually } from '../../../../tests/support/eventually';
import { LiveRegion } from './live-region';

afterEach(cleanup);

it('stays announced while a panel hides its siblings', async () => {
  render(<LiveRegion>One piece in your bag</LiveRegion>);
  const region = screen.getByRole('status');
  for (const panel of ['the first', 'the one below it']) {
    region.setAttribute('aria-hidden', 'true');
    await eventually(() => {
      expect(region, panel).not.toHaveAttribute('aria-hidden');
    });
  }
});
