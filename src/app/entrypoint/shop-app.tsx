import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';

import { theme } from '@/shared/ui/theme';

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
      {/* One scheme: nothing of it is stored in the browser. */}
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        <Provider store={store} serverState={serverState}>
          {children}
        </Provider>
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>
);
