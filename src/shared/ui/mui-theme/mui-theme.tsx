import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { theme } from '@/shared/ui/theme';

/**
 * Gives Material UI's parts the house's theme. It stands around each of them rather than around
 * the shop: they come with what a person opens, and the first view does not wait for them. There
 * is one colour scheme, so nothing is remembered in the browser.
 */
export const MuiTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} storageManager={null}>
    {children}
  </ThemeProvider>
);
