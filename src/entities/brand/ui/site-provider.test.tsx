// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';

import { useSite } from '@/shared/lib/site';
import { sessionEnded } from '@/shared/session';

import { makeStore } from '../../../../tests/support/shop-store';
import { SiteProvider } from './site-provider';

const Name = () => <p>{useSite().name}</p>;

it('keeps the settings of the house while they are loaded again after a logout', async () => {
  const fetch = vi.fn((): Promise<Response> =>
    Promise.resolve(
      Response.json({ code: 200, message: '', data: [{ site_name: 'Maison Noura' }] }),
    ),
  );
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch });
  render(
    <Provider store={store}>
      <SiteProvider>
        <Name />
      </SiteProvider>
    </Provider>,
  );
  await screen.findByText('Maison Noura');
  fetch.mockReturnValue(new Promise(() => undefined));
  act(() => {
    store.dispatch(sessionEnded({ reason: 'logout' }));
  });
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Maison Noura')).toBeTruthy();
});
