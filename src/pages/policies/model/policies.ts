import { withoutEndSlashes } from '@contract/absolute-url';

import type { Policy } from './policy';
import { privacyPolicy } from './privacy-policy';
import { refundPolicy } from './refund-policy';
import { shippingInformation } from './shipping-information';
import { termsAndConditions } from './terms-and-conditions';

/** The four policy pages (section 2). */
export const policies: readonly Policy[] = [
  refundPolicy,
  shippingInformation,
  privacyPolicy,
  termsAndConditions,
];

/** The policy of an address; the Refund Policy for one that has none. */
export const policyAt = (pathname: string): Policy =>
  policies.find(({ path }) => path === withoutEndSlashes(pathname)) ?? refundPolicy;
