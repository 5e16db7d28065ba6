import { CacheProvider, type EmotionCache } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';

import { GlobalStyles } from '@/shared/ui/theme';

import type { RootState, ShopStore } from '../redux';

interface ShopAppProps {
  store: ShopStore;
  emotionCache: EmotionCache;
  /** What the page was rendered from on the server: the first render here reads it too. */
  serverState?: RootState;
  /** The router's provider: one for the browser, another for the server. */
  children: ReactNode;
}

/** What stands around the router on both sides, so that both render the same tree. */
export const ShopApp = ({ store, emotionCache, serverState, children }: ShopAppProps) => (
  <StrictMode>
    <CacheProvider value={emotionCache}>
      <GlobalStyles />
      <Provider store={store} serverState={serverState}>
        {children}
      </Provider>
    </CacheProvider>
  </StrictMode>
);
