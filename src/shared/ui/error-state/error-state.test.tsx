// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { ErrorState } from './error-state';

afterEach(cleanup);

const Page = () => {
  const [failed, setFailed] = useState(true);
  return (
    <main id="main" tabIndex={-1}>
      {failed ? <ErrorState title="Failed" onRetry={() => setFailed(false)} /> : 'Loaded'}
    </main>
  );
};

it('gives the focus of Try again to the page that takes its place', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Loaded')).toHaveFocus();
});
