import { withoutTrailingSlashes } from '@contract/absolute-url';
import type { PolicyName } from '@contract/constants';
import { i18n } from '@contract/i18n';
import { paths } from '@/shared/routes';

/** A policy page (section 2). */
interface PolicyPage {
  name: PolicyName;
  path: string;
  title: string;
}

/** The four policy pages. */
export const policies = (): readonly PolicyPage[] => [
  { name: 'refund-policy', path: paths.refundPolicy, title: i18n.t('Refund Policy') },
  { name: 'shipping', path: paths.shipping, title: i18n.t('Shipping Information') },
  { name: 'privacy', path: paths.privacy, title: i18n.t('Privacy Policy') },
  { name: 'terms', path: paths.terms, title: i18n.t('Terms & Conditions') },
];

/** The policy of a URL; the Refund Policy for one that has none. */
export const policyAt = (pathname: string): PolicyPage => {
  const all = policies();
  return all.find(({ path }) => path === withoutTrailingSlashes(pathname)) ?? all[0]!;
};

/** The fragment of a heading: `/refund-policy#exchanging-a-size`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
