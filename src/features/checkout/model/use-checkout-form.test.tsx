// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { getAddresses } from '@/entities/address';
import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated, sessionEnded, sessionStarted } from '@/shared/session';

import { savedAddress } from '../../../../tests/support/addresses';
import { cashOrder } from '../../../../tests/support/orders';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { emptyCheckoutAddress, readCheckoutDraft } from './checkout-draft';
import { paymentChosen } from './checkout-slice';
import { useCheckoutForm } from './use-checkout-form';

const user = { name: 'Noura Al Haddad', email: 'noura@example.test', image: '' };

const Screen = () => {
  const { register, formState } = useCheckoutForm();
  if (formState.isLoading) return null;
  return (['first_name', 'last_name', 'city'] as const).map((name) => (
    <input key={name} aria-label={name} {...register(name)} />
  ));
};

/** As in the shop, only a customer sees the form. */
const Guarded = () => (useAppSelector(selectIsAuthenticated) ? <Screen /> : null);

const open = async (answers: Answers = { '/addresses': [savedAddress] }) => {
  const page = renderPage(Guarded, { path: '/checkout', answers });
  act(() => {
    page.store.dispatch(sessionStarted({ token: 't', user }));
  });
  return { ...page, city: await screen.findByLabelText<HTMLInputElement>('city') };
};
const storeDraft = (address: object | null) => {
  const draft = { owner: user.email, step: 'review', paymentMethod: 'credit_card', address };
  sessionStorage.setItem('checkout', JSON.stringify(draft));
};
const draft = () => readCheckoutDraft(user.email);

describe('the form of checkout', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('starts with the first saved address while nothing was typed', async () => {
    storeDraft(null);
    const { city, store } = await open();
    expect(city.value).toBe('Dubai');
    expect(store.getState().checkout).toMatchObject({
      step: 'review',
      paymentMethod: 'credit_card',
    });
    expect(draft()?.address).toBeNull();
  });

  it("starts with the last order's address where none is saved", async () => {
    const { city } = await open({ '/addresses': [], '/orders': [cashOrder] });
    expect(city.value).toBe('Dubai');
  });

  it("starts with the customer's name where no address is known (departure 102)", async () => {
    await open({ '/addresses': [], '/orders': [] });
    const [first, last, city] = screen.getAllByRole<HTMLInputElement>('textbox');
    expect([first?.value, last?.value, city?.value]).toEqual(['Noura', 'Al Haddad', '']);
  });

  describe('where the saved addresses do not load', () => {
    const openWithout = async () => {
      const answers: Answers = {
        '/addresses': Response.json({ code: 500 }, { status: 500 }),
        '/orders': [cashOrder],
      };
      const page = await open(answers);
      const tryAgain = async () => {
        answers['/addresses'] = [{ ...savedAddress, city: 'Sharjah' }];
        await act(() =>
          page.store.dispatch(getAddresses.initiate(undefined, { forceRefetch: true })),
        );
      };
      return { ...page, tryAgain };
    };

    it('has the name alone, and is filled in once they do', async () => {
      const { city, tryAgain } = await openWithout();
      const [first, last] = screen.getAllByRole<HTMLInputElement>('textbox');
      expect([first?.value, last?.value, city.value]).toEqual(['Noura', 'Al Haddad', '']);
      await tryAgain();
      await expect.poll(() => city.value).toBe('Sharjah');
      expect(draft()?.address).toBeNull();
    });

    it('keeps what was typed meanwhile', async () => {
      const { city, user: person, tryAgain } = await openWithout();
      await person.type(city, 'Ajman');
      await tryAgain();
      await expect.poll(() => draft()?.address?.city).toBe('Ajman');
      expect(city.value).toBe('Ajman');
    });
  });

  it('starts with what was typed before a reload', async () => {
    storeDraft({ ...emptyCheckoutAddress, city: 'Sharjah' });
    const { city } = await open();
    expect(city.value).toBe('Sharjah');
    cleanup();
    expect(draft()?.address?.city).toBe('Sharjah');
  });

  it('saves what is typed after a pause, and at once when the page is left', async () => {
    const { city, user: person } = await open();
    await person.type(city, '!');
    await expect.poll(() => draft()?.address?.city).toBe('Dubai!');
    await person.type(city, '!');
    cleanup();
    expect(draft()?.address?.city).toBe('Dubai!!');
  });

  it("saves the wizard's state without what was not typed", async () => {
    const { store } = await open();
    act(() => {
      store.dispatch(paymentChosen('credit_card'));
    });
    expect(draft()).toMatchObject({ paymentMethod: 'credit_card', address: null });
  });

  it('saves nothing after a logout', async () => {
    const { city, user: person, store } = await open();
    await person.type(city, '!');
    act(() => {
      store.dispatch(sessionEnded({ reason: 'logout' }));
    });
    cleanup();
    expect(sessionStorage).toHaveLength(0);
  });
});
