import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';

import { currentLanguage } from '@contract/current-language';
import { directionOf } from '@contract/languages';
import { SiteProvider } from '@/entities/brand';
import { themeOf } from '@/shared/ui/theme';

import type { RootState, ShopStore } from '../redux';

interface ShopAppProps {
  store: ShopStore;
  emotionCache: EmotionCache;
  /** The state that the server rendered; the first render in the browser uses it too. */
  serverState?: RootState;
  /** The router's provider: one for the browser, another for the server. */
  children: ReactNode;
  /** Developer tools beside the shop. The server renders the same position: `useId` depends on it. */
  tools?: ReactNode;
  /** Called once the page is hydrated or rendered; parts in a Suspense boundary may follow. */
  onShown?: () => void;
}

/** The providers around the router, the same on the server and in the browser. */
export const ShopApp = ({
  store,
  emotionCache,
  serverState,
  children,
  tools,
  onShown,
}: ShopAppProps) => {
  useEffect(() => {
    onShown?.();
  }, [onShown]);
  return (
    <StrictMode>
      <CacheProvider value={emotionCache}>
        {/* There is one color scheme, so none is stored in the browser. */}
        <ThemeProvider theme={themeOf(directionOf(currentLanguage()))} storageManager={null}>
          <CssBaseline />
          <Provider store={store} serverState={serverState}>
            <SiteProvider>{children}</SiteProvider>
            {tools}
          </Provider>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
};
