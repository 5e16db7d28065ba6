import { readTab, writeTab } from '@/shared/lib/browser';
import { isRecord } from '@/shared/lib/unknown-data';
import type { AppThunk } from '@/shared/redux';
import { selectUser } from '@/shared/session';

import { prefilledFrom } from './checkout-address';
import type { CheckoutAddress } from './checkout-schema';
import { type CheckoutState, checkoutSteps, selectCheckout } from './checkout-slice';

/** What survives a reload. It includes the attempt, so that a retry does not order twice. */
export interface CheckoutDraft extends Pick<CheckoutState, 'step' | 'paymentMethod' | 'attempt'> {
  /** Null while nothing was typed: then the saved address is used. */
  address: CheckoutAddress | null;
}

const storageKey = 'checkout';

/** The form without anything typed. */
export const emptyCheckoutAddress = prefilledFrom(null);

const readAddress = (typed: Record<string, unknown>): CheckoutAddress => {
  const address = { ...emptyCheckoutAddress };
  for (const field of Object.keys(address) as (keyof CheckoutAddress)[]) {
    const text = typed[field];
    if (typeof text === 'string') address[field] = text;
  }
  return address;
};

const readAttempt = (value: unknown): CheckoutDraft['attempt'] =>
  isRecord(value) && typeof value.key === 'string' && typeof value.content === 'string'
    ? { key: value.key, content: value.content }
    : null;

/** The draft of the customer with this email in this tab; null when there is none. */
export const readCheckoutDraft = (owner: string): CheckoutDraft | null => {
  const value = readTab(storageKey);
  if (!isRecord(value) || value.owner !== owner) return null;
  if (value.address !== null && !isRecord(value.address)) return null;
  return {
    step: checkoutSteps.find((step) => step === value.step) ?? 'address',
    paymentMethod: value.paymentMethod === 'credit_card' ? 'credit_card' : 'cash_on_delivery',
    attempt: readAttempt(value.attempt),
    address: value.address === null ? null : readAddress(value.address),
  };
};

/** Saves the draft, with the address as typed, unless the order was placed or the session ended. */
export const saveCheckoutDraft =
  (address: CheckoutDraft['address']): AppThunk =>
  (_dispatch, getState) => {
    const owner = selectUser(getState())?.email;
    const { status, step, paymentMethod, attempt } = selectCheckout(getState());
    if (owner === undefined || status === 'placed') return;
    writeTab(storageKey, { owner, step, paymentMethod, attempt, address });
  };

/** Removes the draft, whoever it belongs to. */
export const clearCheckoutDraft = (): void => {
  writeTab(storageKey, null);
};
