import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import type { PaymentMethod } from '@contract/order';
import { sessionEnded } from '@/shared/session';

import { type CheckoutAddress, emptyCheckoutAddress } from './checkout-fields';

/** The wizard's steps, in order (decision 16). */
export const checkoutSteps = ['address', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** A try at placing the order: a retry of the same content carries the same key. */
export interface CheckoutAttempt {
  key: string;
  content: string;
}

export interface CheckoutState {
  /** The step that a phone shows; a wide screen shows them all. */
  step: CheckoutStep;
  address: CheckoutAddress;
  /** True once something was typed: then no saved address is laid over it. */
  touched: boolean;
  paymentMethod: PaymentMethod;
  attempt: CheckoutAttempt | null;
  /** Why the order was not placed; shown beside the button. */
  error: string | null;
  /** What is short, by the provider's cart item id. */
  shortages: Record<string, string[]>;
}

/** What a reload keeps: what was typed and chosen, and the attempt, so that a retry is no second order. */
export type CheckoutDraft = Pick<
  CheckoutState,
  'step' | 'address' | 'touched' | 'paymentMethod' | 'attempt'
>;

const initialState: CheckoutState = {
  step: 'address',
  address: emptyCheckoutAddress,
  touched: false,
  paymentMethod: 'cash_on_delivery',
  attempt: null,
  error: null,
  shortages: {},
};

const following = (step: CheckoutStep): CheckoutStep =>
  checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? 'review';

/** The checkout wizard (specification, sections 2 and 4; decision 16). */
const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    draftRestored: (state, action: PayloadAction<CheckoutDraft>) => ({
      ...state,
      ...action.payload,
    }),
    /** The first saved address, while nothing was typed. */
    addressPrefilled: (state, action: PayloadAction<CheckoutAddress>) => {
      if (!state.touched) state.address = action.payload;
    },
    addressTyped: (state, action: PayloadAction<CheckoutAddress>) => {
      state.address = action.payload;
      state.touched = true;
    },
    paymentChosen: (state, action: PayloadAction<PaymentMethod>) => {
      state.paymentMethod = action.payload;
    },
    stepCompleted: (state, action: PayloadAction<CheckoutStep>) => {
      state.step = following(action.payload);
    },
    stepReopened: (state, action: PayloadAction<CheckoutStep>) => {
      state.step = action.payload;
    },
    /** A try begins. Its key stays while the content does. */
    placingStarted: {
      prepare: (content: string) => ({ payload: { key: nanoid(), content } }),
      reducer: (state, action: PayloadAction<CheckoutAttempt>) => {
        state.error = null;
        state.shortages = {};
        if (state.attempt?.content !== action.payload.content) state.attempt = action.payload;
      },
    },
    placingFailed: (
      state,
      action: PayloadAction<{ error: string; shortages?: Record<string, string[]> }>,
    ) => {
      state.error = action.payload.error;
      state.shortages = action.payload.shortages ?? {};
    },
    /** The order stands: the next one starts from nothing. */
    orderPlaced: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectCheckoutStep: (state) => state.step,
    selectCheckoutAddress: (state) => state.address,
    selectCheckoutTouched: (state) => state.touched,
    selectPaymentMethod: (state) => state.paymentMethod,
    selectAttempt: (state) => state.attempt,
    selectCheckoutError: (state) => state.error,
    selectShortages: (state) => state.shortages,
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
  draftRestored,
  addressPrefilled,
  addressTyped,
  paymentChosen,
  stepCompleted,
  stepReopened,
  placingStarted,
  placingFailed,
  orderPlaced,
} = checkoutSlice.actions;
export const {
  selectCheckoutStep,
  selectCheckoutAddress,
  selectCheckoutTouched,
  selectPaymentMethod,
  selectAttempt,
  selectCheckoutError,
  selectShortages,
  selectCheckout,
} = checkoutSlice.selectors;
