import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type OverlayName = 'menu' | 'cart' | 'search';

export interface OverlayState {
  open: OverlayName | null;
  /** The id of the item that it was opened for, to be scrolled to. */
  item: string | null;
}

const initialState: OverlayState = { open: null, item: null };

/** Which full overlay is open: at most one, so that opening one closes the other. */
const overlaySlice = createSlice({
  name: 'overlay',
  initialState,
  reducers: {
    overlayOpened: {
      prepare: (open: OverlayName, item: string | null = null) => ({ payload: { open, item } }),
      reducer: (_state, action: PayloadAction<OverlayState>) => action.payload,
    },
    overlayClosed: () => initialState,
  },
  selectors: {
    selectOpenOverlay: (state) => state.open,
    selectOverlayItem: (state) => state.item,
  },
});

declare module '@/shared/redux/app-state' {
  interface AppState {
    overlay: OverlayState;
  }
}

export const overlayReducer = overlaySlice.reducer;
export const { overlayOpened, overlayClosed } = overlaySlice.actions;
export const { selectOpenOverlay, selectOverlayItem } = overlaySlice.selectors;
