import { i18n } from '@contract/i18n';
import type { Site } from '@/shared/lib/site';
import { paths } from '@/shared/routes';

export interface FooterGroup {
  title: string;
  /** An external link opens in a new tab. */
  links: readonly { label: string; to: string; external?: boolean }[];
}

/** The footer's links (section 2). */
export const footerGroups = (): readonly FooterGroup[] => [
  {
    title: i18n.t('The house'),
    links: [
      { label: i18n.t('About Us'), to: paths.about },
      { label: i18n.t('Contact Us'), to: paths.contact },
    ],
  },
  {
    title: i18n.t('Service'),
    links: [
      { label: i18n.t('Shipping Information'), to: paths.shipping },
      { label: i18n.t('Refund Policy'), to: paths.refundPolicy },
      { label: i18n.t('Privacy Policy'), to: paths.privacy },
      { label: i18n.t('Terms & Conditions'), to: paths.terms },
    ],
  },
];

/** The links to the house's pages elsewhere. */
export const socialGroup = (socialLinks: Site['socialLinks']): FooterGroup => ({
  title: i18n.t('Follow us'),
  links: socialLinks.map(({ name, url }) => ({ label: name, to: url, external: true })),
});
