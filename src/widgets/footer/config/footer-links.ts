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
  {
    title: 'Follow us',
    links: [
      { label: 'Instagram', to: 'https://www.instagram.com/', external: true },
      { label: 'Pinterest', to: 'https://www.pinterest.com/', external: true },
      { label: 'TikTok', to: 'https://www.tiktok.com/', external: true },
    ],
  },
];
