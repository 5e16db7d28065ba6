import { withoutEndSlashes } from '@contract/absolute-url';
import type { PolicyName } from '@contract/constants';
import { i18n } from '@contract/i18n';
import { paths } from '@/shared/routes';

/** A policy page (section 2). */
interface PolicyPage {
  name: PolicyName;
  path: string;
  title: string;
}

const refundPolicy: PolicyPage = {
  name: 'refund-policy',
  path: paths.refundPolicy,
  get title() {
    return i18n.t('Refund Policy');
  },
};

/** The four policy pages. */
export const policies: readonly PolicyPage[] = [
  refundPolicy,
  {
    name: 'shipping',
    path: paths.shipping,
    get title() {
      return i18n.t('Shipping Information');
    },
  },
  {
    name: 'privacy',
    path: paths.privacy,
    get title() {
      return i18n.t('Privacy Policy');
    },
  },
  {
    name: 'terms',
    path: paths.terms,
    get title() {
      return i18n.t('Terms & Conditions');
    },
  },
];

/** The policy of an address; the Refund Policy for one that has none. */
export const policyAt = (pathname: string): PolicyPage =>
  policies.find(({ path }) => path === withoutEndSlashes(pathname)) ?? refundPolicy;

/** The fragment of a heading: `/refund-policy#exchanging-a-size`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
