// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';

import { AddressDialog } from '@/features/manage-addresses';
import { paths } from '@/shared/routes';
import { sessionEnded, sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { savedAddress } from '../../../tests/support/addresses';
import { renderPage } from '../../../tests/support/render-page';
import { RequireSession } from './require-session';
import { SessionExpiry } from './session-expiry';

const user = { name: 'Noura', email: 'noura@example.test', image: '', currency: 'USD' } as const;
const unauthorized = Response.json({ code: 401, error: 'Who is there?' }, { status: 401 });
const nothing = () => undefined;

const Shop = () => {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === paths.checkout && <RequireSession />}
      {pathname === paths.shippingAddresses && (
        <AddressDialog open address={savedAddress} onClose={nothing} />
      )}
      <SessionExpiry />
    </>
  );
};

const openAsCustomer = (path: string) => {
  const page = renderPage(Shop, { path: paths.home, answers: { '/addresses/4': unauthorized } });
  act(() => {
    page.store.dispatch(sessionStarted({ token: 't', user }));
  });
  const expectLogin = async () => {
    await waitFor(() => {
      expect(page.router.state.location).toMatchObject({
        pathname: paths.login,
        state: { from: path, hadSession: true },
      });
    });
    await waitFor(() => {
      const said = selectToasts(page.store.getState()).map(({ title }) => title);
      expect(said).toEqual(['Please login to continue']);
    });
  };
  return { ...page, expectLogin };
};

describe('a session that ends', () => {
  it('leads to the login, which says so in place of the failure of what was done', async () => {
    const { router, user: person, expectLogin } = openAsCustomer(paths.shippingAddresses);
    await act(() => router.navigate(paths.shippingAddresses));
    await person.click(screen.getByRole('button', { name: 'Update Address' }));
    await expectLogin();
  });

  it('leads from checkout to the same login, which names no other reason', async () => {
    const { router, store, expectLogin } = openAsCustomer(paths.checkout);
    await act(() => router.navigate(paths.checkout));
    const said = new Set<string>();
    store.subscribe(() => {
      for (const { title } of selectToasts(store.getState())) said.add(title);
    });
    act(() => {
      store.dispatch(sessionEnded({ reason: 'expired' }));
    });
    await expectLogin();
    expect([...said]).toEqual(['Please login to continue']);
  });
});
