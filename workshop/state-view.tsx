import { fireEvent, waitFor } from '@testing-library/dom';
import { useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { SiteProvider } from '@/entities/brand';

import type { State } from './sheet';
import type { Shop } from './shop';

/** Generous: it only ends what waits for nothing. */
const findTimeoutMs = 60_000;

/** Finds an element once it is there: its code may be loaded on demand. It may be in a panel. */
const find = (place: HTMLElement, selector: string): Promise<Element> =>
  waitFor(
    () => {
      const found = place.querySelector(selector) ?? document.querySelector(selector);
      if (found === null) throw new Error(`There is no ${selector} in the state`);
      return found;
    },
    { timeout: findTimeoutMs },
  );

const enter = async (place: HTMLElement, selector: string, value: string): Promise<void> => {
  fireEvent.input(await find(place, selector), { target: { value } });
};

const act = async (
  place: HTMLElement,
  { fill = {}, search, awaited, press = [] }: State,
): Promise<void> => {
  for (const [name, value] of Object.entries(fill)) await enter(place, `[name="${name}"]`, value);
  if (search !== undefined) await enter(place, '[type="search"]', search);
  if (awaited !== undefined) await find(place, awaited);
  for (const selector of press) fireEvent.click(await find(place, selector));
};

/** A component in one state, in a shop of its own. */
export const StateView = ({ state, shop }: { state: State; shop: Shop }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [{ store, router }] = useState(() => {
    const opened = shop.open(state);
    for (const action of state.actions ?? []) opened.dispatch(action);
    const routes = [{ path: '*', element: state.element }];
    const initialEntries = [state.path ?? '/'];
    return { store: opened, router: createMemoryRouter(routes, { initialEntries }) };
  });
  useEffect(() => {
    if (place.current === null) return;
    act(place.current, state).then(
      () => {
        setReady(true);
      },
      (error: unknown) => {
        console.error(error);
      },
    );
  }, [state]);

  return (
    <div ref={place} data-ready={isReady}>
      <Provider store={store}>
        <SiteProvider>
          <RouterProvider router={router} />
        </SiteProvider>
      </Provider>
    </div>
  );
};
