// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { eventually } from '../../../../tests/support/eventually';
import { makeStore } from '../../../../tests/support/shop-store';
import { CurrencyToggle } from './currency-toggle';

const user = { name: 'N', email: 'n@example.test', image: '', currency: 'USD' } as const;

const setUp = (answer: () => Promise<Response>) => {
  const fetchFn = vi.fn<typeof fetch>(answer);
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: fetchFn });
  render(
    <Provider store={store}>
      <CurrencyToggle />
    </Provider>,
  );
  const toggle = screen.getByRole<HTMLButtonElement>('button');
  const said = () =>
    selectToasts(store.getState()).map(({ title, description }) => [title, description]);
  return { store, fetchFn, toggle, said };
};

describe('CurrencyToggle', () => {
  afterEach(cleanup);

  it('cycles for a guest without saving', async () => {
    const { toggle, fetchFn, said } = setUp(() => Promise.reject(new TypeError('offline')));
    for (const code of ['EUR', 'AED', 'USD']) {
      await userEvent.click(toggle);
      expect(toggle.textContent).toBe(code);
    }
    expect(said()).toEqual([['Currency changed', undefined]]);
    expect(fetchFn).not.toHaveBeenCalled();
  });

  it('saves for a customer, disabled meanwhile, with the focus still on it', async () => {
    const answers: ((response: Response) => void)[] = [];
    const { store, toggle, said } = setUp(() => new Promise((resolve) => answers.push(resolve)));
    store.dispatch(sessionStarted({ token: 't', user }));
    await userEvent.click(toggle);
    expect(toggle.textContent).toBe('EUR');
    await eventually(() => {
      expect(toggle.getAttribute('aria-disabled')).toBe('true');
      expect(answers).toHaveLength(1);
    });
    await userEvent.click(toggle);
    expect(toggle.textContent).toBe('EUR');
    expect(answers).toHaveLength(1);
    expect(document.activeElement).toBe(toggle);
    answers[0]?.(Response.json({ code: 200, message: '' }));
    await eventually(() => {
      expect(toggle.getAttribute('aria-disabled')).toBeNull();
    });
    expect(said()).toEqual([['Currency updated', 'Your preferred currency is now EUR']]);
    expect(store.getState().session.user?.currency).toBe('EUR');
  });

  it('reverts when saving fails', async () => {
    const { store, toggle, said } = setUp(() =>
      Promise.resolve(Response.json({ code: 500 }, { status: 500 })),
    );
    store.dispatch(sessionStarted({ token: 't', user }));
    await userEvent.click(toggle);
    await eventually(() => {
      expect(said()).toEqual([['Failed to update currency', 'Please try again later']]);
    });
    expect(toggle.textContent).toBe('USD');
    expect(store.getState().session.user?.currency).toBe('USD');
  });
});
