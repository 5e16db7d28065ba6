// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { useLabel } from '@/shared/lib/site';
import { sessionEnded } from '@/shared/session';

import { makeStore } from '../../../../tests/support/shop-store';
import { LabelsProvider } from './labels-provider';

const Swatch = ({ color }: { color: string }) => <p>{useLabel()(color)}</p>;

const shown = (language: string) => {
  document.documentElement.lang = language;
  const fetch = vi.fn((): Promise<Response> =>
    Promise.resolve(Response.json({ code: 200, message: 'Labels', data: { Black: 'أسود' } })),
  );
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch });
  render(
    <Provider store={store}>
      <LabelsProvider>
        <Swatch color="Black" />
        <Swatch color="Ink" />
      </LabelsProvider>
    </Provider>,
  );
  return { store, fetch };
};

afterEach(() => {
  document.documentElement.lang = 'en';
});

describe('labels', () => {
  it('stand for the values that have one in the page’s language', async () => {
    shown('ar');
    expect(await screen.findByText('أسود')).toBeTruthy();
    expect(screen.getByText('Ink')).toBeTruthy();
  });

  it('stay while they are loaded again after a logout', async () => {
    const { store, fetch } = shown('ar');
    await screen.findByText('أسود');
    fetch.mockReturnValue(new Promise(() => undefined));
    act(() => {
      store.dispatch(sessionEnded({ reason: 'logout' }));
    });
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(screen.getByText('أسود')).toBeTruthy();
  });

  it('are not asked for in English', () => {
    const { fetch } = shown('en');
    expect(screen.getByText('Black')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });
});
