// A domain that can never receive mail.
const domain = '@customers.invalid';

/** The email address of the customer that keeps the orders of an erased one. */
export const erasedAddress = (id: number): string => `erased-${id}${domain}`;

export const isErasedAddress = (email: string): boolean => email.endsWith(domain);
