import { act } from '@testing-library/react';
import type { ComponentType } from 'react';

import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated, sessionStarted } from '@/shared/session';

import { renderPage } from './render-page';

/** Opens a part of checkout, which as in the shop only a customer sees, for one with prices in this currency. */
export const openForCustomer = (Part: ComponentType, currency: 'USD' | 'AED') => {
  const Guarded = () => (useAppSelector(selectIsAuthenticated) ? <Part /> : null);
  const user = { name: '', email: '', image: '', currency };
  const page = renderPage(Guarded, {
    path: '/checkout',
    answers: { '/profile/change-currency': null },
  });
  act(() => {
    page.store.dispatch(sessionStarted({ token: 't', user }));
  });
  return page;
};
