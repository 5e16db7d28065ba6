import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import type { PaymentMethod } from '@contract/order';
import { isBagChange, piecesJoined, type ShownBag } from '@/entities/cart';
import { sessionEnded } from '@/shared/session';

/** The wizard's steps, in order (ADR 0011). */
export const checkoutSteps = ['address', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** An attempt to place the order: a retry of the same content sends the same key. */
export interface CheckoutAttempt {
  /** The Idempotency-Key of POST /orders. */
  key: string;
  /** A digest of the order's content, which tells only whether it changed. */
  content: string;
}

export interface CheckoutState {
  /** 'placed' until checkout is opened again: the next page is loading. */
  status: 'editing' | 'placing' | 'placed';
  /** The step that a phone shows; a wide screen shows them all. */
  step: CheckoutStep;
  paymentMethod: PaymentMethod;
  /** Dirhams are no longer offered for an address in the Emirates. */
  dirhamsDeclined: boolean;
  /** A new address is saved in the account with the order. */
  savesAddress: boolean;
  /** How many pieces of the account a login has brought into the bag, until the bag is changed. */
  joinedPieces: number;
  attempt: CheckoutAttempt | null;
  /** Why the order was not placed; shown beside the button. */
  error: string | null;
  /** Messages about lines that are short of stock, by the provider's cart item id. */
  shortages: Record<string, string[]>;
  /** What was ordered, shown while the next page is loading: the bag itself is empty then. */
  orderedBag: ShownBag | null;
}

const initialState: CheckoutState = {
  status: 'editing',
  step: 'address',
  paymentMethod: 'cash_on_delivery',
  dirhamsDeclined: false,
  savesAddress: false,
  joinedPieces: 0,
  attempt: null,
  error: null,
  shortages: {},
  orderedBag: null,
};

const following = (step: CheckoutStep): CheckoutStep =>
  checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? 'review';

/** The checkout wizard (sections 2 and 4). The address belongs to its form (ADR 0011). */
const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** The page was opened, or restored by Back: no order is being placed, and none has failed. */
    checkoutOpened: (state) =>
      state.status === 'placed'
        ? initialState
        : { ...state, status: 'editing', error: null, shortages: {} },
    /** The page was left. After an order nothing of it is kept, nor saved as a draft of the next one. */
    checkoutLeft: (state): CheckoutState =>
      state.status === 'placed' ? { ...initialState, status: 'placed' } : state,
    draftRestored: (
      state,
      action: PayloadAction<Pick<CheckoutState, 'step' | 'paymentMethod' | 'attempt'>>,
    ) => ({ ...state, ...action.payload }),
    paymentChosen: (state, action: PayloadAction<PaymentMethod>) => {
      state.paymentMethod = action.payload;
    },
    dirhamsDeclined: (state) => {
      state.dirhamsDeclined = true;
    },
    addressSavingChosen: (state, action: PayloadAction<boolean>) => {
      state.savesAddress = action.payload;
    },
    stepCompleted: (state, action: PayloadAction<CheckoutStep>) => {
      state.step = following(action.payload);
    },
    stepReopened: (state, action: PayloadAction<CheckoutStep>) => {
      state.step = action.payload;
    },
    /** An attempt begins. It keeps the last one's key while the content is the same. */
    placingStarted: {
      prepare: (content: string) => ({ payload: { key: nanoid(), content } }),
      reducer: (state, action: PayloadAction<CheckoutAttempt>) => {
        state.status = 'placing';
        state.error = null;
        state.shortages = {};
        if (state.attempt?.content !== action.payload.content) state.attempt = action.payload;
      },
    },
    placingFailed: (
      state,
      action: PayloadAction<{ error: string; shortages?: Record<string, string[]> }>,
    ) => {
      if (state.status === 'placing') state.status = 'editing';
      state.orderedBag = null;
      state.error = action.payload.error;
      state.shortages = action.payload.shortages ?? {};
    },
    /** The order of this bag was placed: the page stays as it is until the next one is shown. */
    orderPlaced: (state, action: PayloadAction<ShownBag>) => {
      state.status = 'placed';
      state.orderedBag = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
    builder.addCase(piecesJoined, (state, action) => {
      state.joinedPieces = action.payload;
    });
    // The change may have removed the reason why the last attempt failed.
    builder.addMatcher(isBagChange, (state) => {
      state.error = null;
      state.shortages = {};
      state.joinedPieces = 0;
    });
  },
  selectors: {
    /** True from Place Order until the next page is shown, or the attempt has failed. */
    selectPlacing: ({ status, error }) =>
      status === 'placing' || (status === 'placed' && error === null),
    selectCheckoutStep: (state) => state.step,
    selectPaymentMethod: (state) => state.paymentMethod,
    selectDirhamsDeclined: (state) => state.dirhamsDeclined,
    selectSavesAddress: (state) => state.savesAddress,
    selectJoinedPieces: (state) => state.joinedPieces,
    selectAttempt: (state) => state.attempt,
    selectCheckoutError: (state) => state.error,
    selectShortages: (state) => state.shortages,
    selectOrderedBag: (state) => state.orderedBag,
    selectCheckout: (state) => state,
  },
});

declare module '@/shared/redux/app-state' {
  interface AppState {
    checkout: CheckoutState;
  }
}

export const checkoutReducer = checkoutSlice.reducer;
export const {
  checkoutOpened,
  checkoutLeft,
  draftRestored,
  paymentChosen,
  dirhamsDeclined,
  addressSavingChosen,
  stepCompleted,
  stepReopened,
  placingStarted,
  placingFailed,
  orderPlaced,
} = checkoutSlice.actions;
export const {
  selectPlacing,
  selectCheckoutStep,
  selectPaymentMethod,
  selectDirhamsDeclined,
  selectSavesAddress,
  selectJoinedPieces,
  selectAttempt,
  selectCheckoutError,
  selectShortages,
  selectOrderedBag,
  selectCheckout,
} = checkoutSlice.selectors;
