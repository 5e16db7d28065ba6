import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The path of the page that is shown, with what follows it in the URL; empty while Redux DevTools
 * are not used.
 */
type LocationState = string;

const locationSlice = createSlice({
  name: 'location',
  initialState: '',
  reducers: {
    /** The router shows another page; a jump to a later state opens it. */
    pageShown: (_state, action: PayloadAction<string>) => action.payload,
  },
  selectors: { selectLocation: (state) => state },
});

declare module '@/shared/redux/app-state' {
  interface AppState {
    location: LocationState;
  }
}

export const locationReducer = locationSlice.reducer;
export const { pageShown } = locationSlice.actions;
export const { selectLocation } = locationSlice.selectors;
