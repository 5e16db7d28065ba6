import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';

import { makeStore } from '@/app/redux';
import { themeOf } from '@/shared/ui/theme';

afterEach(() => {
  cleanup();
});

/**
 * The provider's responses: `data` by path below /api, or a whole response. A path with its method or
 * query is preferred to one without.
 */
export type Answers = Record<string, unknown>;

const answerTo = (path: string, answers: Answers): Response => {
  if (!(path in answers)) {
    return Response.json({ code: 404, message: 'Not found', error: 'Not found' }, { status: 404 });
  }
  const answer = answers[path];
  return answer instanceof Response
    ? answer.clone()
    : Response.json({ code: 200, message: 'OK', data: answer });
};

/**
 * Renders one screen at a URL, with the shop's store and a provider with these responses.
 * `asked` lists all requests.
 */
export const renderPage = (
  Screen: ComponentType,
  {
    path,
    route = '*',
    answers = {},
    isOffline,
  }: { path: string; route?: string; answers?: Answers; isOffline?: () => boolean },
) => {
  const asked: { path: string; body: unknown }[] = [];
  const provider = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const called = pathname.replace(/^\/api/, '');
    const text = await request.text();
    asked.push({ path: called, body: text === '' ? null : JSON.parse(text) });
    const best = [`${request.method} ${called}`, called + search].find((key) => key in answers);
    return answerTo(best ?? called, answers);
  };
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: provider, isOffline });
  const router = createMemoryRouter([{ path: route, Component: Screen }], {
    initialEntries: [path],
  });
  render(
    <ThemeProvider theme={themeOf('ltr')}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </ThemeProvider>,
  );
  return { store, router, asked, user: userEvent.setup() };
};
