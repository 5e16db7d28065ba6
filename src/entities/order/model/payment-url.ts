const cardPageHosts = ['checkout.stripe.com'];

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
  const isCardPage =
    url.protocol === 'https:' && url.port === '' && cardPageHosts.includes(url.hostname);
  return isCardPage ? url.href : null;
};
