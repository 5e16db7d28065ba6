import { i18n } from '@contract/i18n';
import { paths } from '@/shared/routes';

/**
 * The pages of the collections, to which the menu's entries do not lead (departure 110), in words short
 * enough for a line of a phone.
 */
export const collectionLinks = () => [
  { to: paths.collections, label: i18n.t('Collections') },
  { to: paths.newIn, label: i18n.t('New In') },
  { to: paths.fw2425, label: i18n.t('FW 24/25') },
  { to: paths.ss24, label: i18n.t('SS24') },
];

/** A guest's links to an account. */
export const guestLinks = () => [
  { to: paths.login, label: i18n.t('Log in') },
  { to: paths.register, label: i18n.t('Create an account') },
];

/** A customer's links to the account. */
export const customerLinks = () => [
  { to: paths.profile, label: i18n.t('Profile') },
  { to: paths.shippingAddresses, label: i18n.t('Addresses') },
];

/** The link to the wishlist. */
export const wishlistLink = () => ({ to: paths.wishlist, label: i18n.t('Wishlist') });
