// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { currencyChosen } from '@/entities/currency';
import { LoginForm } from '@/features/auth/login';
import { paths } from '@/shared/routes';
import { selectToasts, toastShown } from '@/shared/toast';

import { renderPage } from '../../../tests/support/render-page';
import { LoginRequests } from './login-requests';

const nothing = () => undefined;
const user = { name: 'Noura', email: 'noura@example.test', image: '', currency: 'AED' };

const openLogin = () => {
  const page = renderPage(
    () => (
      <>
        <LoginForm email={user.email} onUnverified={nothing} onForgotten={nothing} />
        <LoginRequests />
      </>
    ),
    { path: paths.login, answers: { '/login': { token: 't', user } } },
  );
  const say = (toast: Omit<Parameters<typeof toastShown>[0], 'severity'>) => {
    act(() => {
      page.store.dispatch(toastShown({ severity: 'info', ...toast }));
    });
  };
  const goTo = (path: string) => act(() => page.router.navigate(path));
  const titles = () => selectToasts(page.store.getState()).map(({ title }) => title);
  return { ...page, goTo, say, titles };
};

it('no longer asks for a login once the visitor has left the login page', async () => {
  const { goTo, say, titles } = openLogin();
  say({ title: 'You are offline', lasting: true });
  say({ title: 'Please login to continue', asksForLogin: true });
  await goTo(`${paths.login}?again`);
  expect(titles()).toEqual(['You are offline', 'Please login to continue']);
  await goTo(paths.register);
  expect(titles()).toEqual(['You are offline']);
});

it('keeps asking where the login page is only being opened', async () => {
  const { goTo, say, titles } = openLogin();
  await goTo(paths.checkout);
  say({ title: 'Please login to continue', asksForLogin: true });
  await goTo(paths.login);
  expect(titles()).toEqual(['Please login to continue']);
});

it('leaves what a login reports, such as another currency, beyond the login page', async () => {
  const page = openLogin();
  page.store.dispatch(currencyChosen('EUR'));
  await page.user.type(screen.getByLabelText('Password'), 'warp and weft{Enter}');
  await waitFor(() => {
    expect(page.titles()).toEqual(['Currency changed']);
  });
  await page.goTo(paths.home);
  expect(page.titles()).toEqual(['Currency changed']);
});
