import type { Site } from '@/shared/lib/site';
import { paths } from '@/shared/routes';

interface FooterGroup {
  title: string;
  /** An external link opens in a new tab. */
  links: readonly { label: string; to: string; external?: boolean }[];
}

/** The footer's links (section 2). */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'The house',
    links: [
      { label: 'About Us', to: paths.about },
      { label: 'Contact Us', to: paths.contact },
    ],
  },
  {
    title: 'Service',
    links: [
      { label: 'Shipping Information', to: paths.shipping },
      { label: 'Refund Policy', to: paths.refundPolicy },
      { label: 'Privacy Policy', to: paths.privacy },
      { label: 'Terms & Conditions', to: paths.terms },
    ],
  },
];

/** The links to the house's pages elsewhere. */
export const socialGroup = (socialLinks: Site['socialLinks']): FooterGroup => ({
  title: 'Follow us',
  links: socialLinks.map(({ name, url }) => ({ label: name, to: url, external: true })),
});
