/** A path as the shop's own links have it: nothing that a parser drops, or reads as a host. */
const pathPattern = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

const isOwnPath = (shopUrl: string, path: string): boolean => {
  if (!pathPattern.test(path)) return false;
  const { origin, pathname } = new URL(path, shopUrl);
  return origin === new URL(shopUrl).origin && !pathname.includes('//');
};

/** An address or path without the slashes at its end. */
export const withoutEndSlashes = (address: string): string => {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
};

/**
 * The absolute address of a path of the shop. Every one is made here, from the shop's own address
 * (`PUBLIC_URL`, or its origin). Throws for a path that leads, or could lead, to another host.
 */
export const absoluteUrl = (shopUrl: string, path: string): string => {
  if (!isOwnPath(shopUrl, path)) throw new Error('This is not a path of the shop.');
  return `${withoutEndSlashes(shopUrl)}${path}`;
};
