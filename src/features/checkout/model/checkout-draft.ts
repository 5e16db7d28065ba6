import { emptyCheckoutAddress } from './checkout-fields';
import { type CheckoutDraft, checkoutSteps } from './checkout-slice';
import { draftKey, sessionStorageOrNone } from './forget-checkout-draft';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readAttempt = (value: unknown): CheckoutDraft['attempt'] =>
  isRecord(value) && typeof value.key === 'string' && typeof value.content === 'string'
    ? { key: value.key, content: value.content }
    : null;

/**
 * What this customer typed before a reload, in this tab only; null when nothing (or nothing
 * readable) was, or when it was another customer.
 */
export const readCheckoutDraft = (owner: string): CheckoutDraft | null => {
  try {
    const value: unknown = JSON.parse(sessionStorageOrNone()?.getItem(draftKey) ?? 'null');
    if (!isRecord(value) || value.owner !== owner || !isRecord(value.address)) return null;
    const typed = value.address;
    const address = { ...emptyCheckoutAddress };
    for (const field of Object.keys(address) as (keyof typeof address)[]) {
      const text = typed[field];
      if (typeof text === 'string') address[field] = text;
    }
    return {
      step: checkoutSteps.find((step) => step === value.step) ?? 'address',
      address,
      touched: value.touched === true,
      paymentMethod: value.paymentMethod === 'credit_card' ? 'credit_card' : 'cash_on_delivery',
      attempt: readAttempt(value.attempt),
    };
  } catch {
    return null;
  }
};

/** Keeps what was typed (decision 16); null forgets it. Storage that refuses is no error. */
export const writeCheckoutDraft = (owner: string, draft: CheckoutDraft | null): void => {
  try {
    const storage = sessionStorageOrNone();
    if (draft === null) storage?.removeItem(draftKey);
    else storage?.setItem(draftKey, JSON.stringify({ owner, ...draft }));
  } catch {
    // Only remembering is lost.
  }
};
