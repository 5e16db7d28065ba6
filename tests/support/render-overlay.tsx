import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { makeStore } from '@/app/redux';
import { themeOf } from '@/shared/ui/theme';

const nothingThere: typeof fetch = async () =>
  Response.json({ code: 200, message: 'OK', data: [] });

/** Renders an overlay of the layout over an empty page, with the shop's store and this provider. */
export const renderOverlay = (Overlay: ComponentType, provider: typeof fetch = nothingThere) => {
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: provider });
  const router = createMemoryRouter([{ path: '*', Component: Overlay }]);
  render(
    <ThemeProvider theme={themeOf('ltr')}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </ThemeProvider>,
  );
  return { store, router };
};
