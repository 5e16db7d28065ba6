import { paths } from '@/shared/routes';

interface FooterLink {
  label: string;
  to: string;
}

interface FooterGroup {
  title: string;
  links: readonly FooterLink[];
}

/** The footer's links (specification, section 2). */
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

/** Where the house shows its work elsewhere. */
export const socialLinks: readonly FooterLink[] = [
  { label: 'Instagram', to: 'https://www.instagram.com/' },
  { label: 'Pinterest', to: 'https://www.pinterest.com/' },
  { label: 'TikTok', to: 'https://www.tiktok.com/' },
];
