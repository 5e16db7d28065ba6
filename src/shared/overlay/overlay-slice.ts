import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type OverlayName = 'menu' | 'cart' | 'search';

export interface OverlayState {
  open: OverlayName | null;
}

const initialState: OverlayState = { open: null };

/** Which full overlay is open: at most one, so that opening one closes the other. */
const overlaySlice = createSlice({
  name: 'overlay',
  initialState,
  reducers: {
    overlayOpened: (state, action: PayloadAction<OverlayName>) => {
      state.open = action.payload;
    },
    overlayClosed: (state) => {
      state.open = null;
    },
  },
  selectors: { selectOpenOverlay: (state) => state.open },
});

declare module '@/shared/redux/app-state' {
  interface AppState {
    overlay: OverlayState;
  }
}

export const overlayReducer = overlaySlice.reducer;
export const { overlayOpened, overlayClosed } = overlaySlice.actions;
export const { selectOpenOverlay } = overlaySlice.selectors;
