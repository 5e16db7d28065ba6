const cardPageHosts = ['checkout.stripe.com'];
const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/** A shop tried on one's own machine is the same under each of the machine's own names. */
const isSameOwnMachine = (url: URL, shop: URL): boolean =>
  ownMachine.includes(url.hostname) &&
  ownMachine.includes(shop.hostname) &&
  url.protocol === shop.protocol &&
  url.port === shop.port;

/**
 * The page that a card is paid on, or null when the address leads anywhere else: only this
 * shop's own origin, or the card processor's host over https.
 */
export const allowedPaymentUrl = (paymentUrl: string, shopOrigin: string): string | null => {
  // Browsers ignore control characters and read "\" as "/": an address with them is no honest one.
  if (/[\s\\\p{Cc}]/u.test(paymentUrl)) return null;
  let url: URL;
  try {
    url = new URL(paymentUrl, shopOrigin);
  } catch {
    return null;
  }
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin === shopOrigin) return url.href;
  // Under the name that the shopper used, since the session is kept under it.
  if (isSameOwnMachine(url, new URL(shopOrigin))) {
    return new URL(url.pathname + url.search, shopOrigin).href;
  }
  const isCardPage =
    url.protocol === 'https:' && url.port === '' && cardPageHosts.includes(url.hostname);
  return isCardPage ? url.href : null;
};
