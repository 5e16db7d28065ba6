import { describe, expect, it } from 'vitest';

import { selectUser, sessionEnded, sessionStarted, userChanged } from '@/shared/session';

import { bagProvider } from '../../../../tests/support/bag-provider';
import { eventually } from '../../../../tests/support/eventually';
import { currencyChosen, makeStore } from '../../../../tests/support/shop-store';
import { selectCurrency } from '../../currency/@x/user';
import { getProfile } from './profile-endpoints';

const setUp = () => {
  const provider = bagProvider();
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: provider.fetchFn });
  store.dispatch(sessionStarted(provider.session));
  const ask = () => store.dispatch(getProfile.initiate(undefined, { forceRefetch: true }));
  return { store, provider, ask };
};

describe('the profile', () => {
  it('sets the display currency (section 7)', async () => {
    const { store, provider, ask } = setUp();
    Object.assign(provider.state.profile, { name: 'Noura', currency: 'AED' });
    await ask();
    await eventually(() => {
      expect(selectCurrency(store.getState())).toBe('AED');
    });
    expect(selectUser(store.getState())?.name).toBe('Noura');
  });

  it('keeps who the customer is where the provider names the currency alone', async () => {
    const { store, provider, ask } = setUp();
    provider.state.profile = { currency: 'AED' };
    await ask();
    expect(selectUser(store.getState())).toEqual({ ...provider.session.user, currency: 'AED' });
  });

  it('does not replace a currency chosen while it was pending', async () => {
    const { store, provider, ask } = setUp();
    Object.assign(provider.state.profile, { currency: 'AED' });
    const asking = ask();
    store.dispatch(currencyChosen('EUR'));
    await asking;
    expect(selectCurrency(store.getState())).toBe('EUR');
    expect(selectUser(store.getState())?.currency).toBe('USD');
  });

  it('keeps a currency saved since when the provider cannot be reached', async () => {
    const { store, provider, ask } = setUp();
    await ask();
    store.dispatch(userChanged({ ...provider.session.user, currency: 'EUR' }));
    provider.state.down = true;
    await ask();
    expect(selectUser(store.getState())?.currency).toBe('EUR');
    expect(selectCurrency(store.getState())).toBe('EUR');
  });

  it('is ignored when the session has ended', async () => {
    const { store, provider, ask } = setUp();
    Object.assign(provider.state.profile, { currency: 'AED' });
    const asking = ask();
    store.dispatch(sessionEnded({ reason: 'logout' }));
    await asking;
    expect(selectCurrency(store.getState())).toBe('USD');
  });
});
