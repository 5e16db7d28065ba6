const stripeHost = 'checkout.stripe.com';
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Names of the local machine, which all mean the same shop in development. */
const isSameLocalShop = (url: URL, shop: URL): boolean =>
  localHosts.includes(url.hostname) &&
  localHosts.includes(shop.hostname) &&
  url.protocol === shop.protocol &&
  url.port === shop.port;

/** The further hosts that the server allows (`PAYMENT_HOSTS`). */
const configuredHosts = (): string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="payment-hosts"]')?.content.split(' ') ?? [];

/**
 * The URL of the card payment page, or null when it leads anywhere else: only this shop's own
 * origin, or the card processor's host and those in `hosts` over https.
 */
export const allowedPaymentUrl = (
  paymentUrl: string,
  shopOrigin: string,
  hosts: readonly string[] = [],
): string | null => {
  // Browsers ignore control characters and read "\" as "/": a URL with them may be an attack.
  if (/[\s\\\p{Cc}]/u.test(paymentUrl)) return null;
  let url: URL;
  try {
    url = new URL(paymentUrl, shopOrigin);
  } catch {
    return null;
  }
  const shop = new URL(shopOrigin);
  // The origin of a blob: URL is that of the page that made it, so the origin alone says nothing.
  if (url.protocol !== 'https:' && url.protocol !== shop.protocol) return null;
  if (url.username !== '' || url.password !== '') return null;
  // A path such as //x, when it is resolved again, would lead to the host x.
  if (url.pathname.startsWith('//')) return null;
  if (url.origin === shop.origin) return url.href;
  // Keep the host name that the shopper used, since the session is stored for it.
  if (isSameLocalShop(url, shop)) {
    url.hostname = shop.hostname;
    return url.href;
  }
  const isCardPage = url.protocol === 'https:' && [stripeHost, ...hosts].includes(url.host);
  return isCardPage ? url.href : null;
};

/** Opens the card payment page; false where its URL is of a host that is not allowed. */
export const openPaymentPage = (paymentUrl: string): boolean => {
  const page = allowedPaymentUrl(paymentUrl, window.location.origin, configuredHosts());
  if (page !== null) window.location.assign(page);
  return page !== null;
};
