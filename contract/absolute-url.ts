/** A path of the shop, without what a parser would drop or read as a host. */
const pathPattern = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

const isOwnPath = (shopUrl: string, path: string): boolean => {
  if (!pathPattern.test(path)) return false;
  const { origin, pathname } = new URL(path, shopUrl);
  return origin === new URL(shopUrl).origin && !pathname.includes('//');
};

/** A URL or path without the slashes at its end. */
export const withoutTrailingSlashes = (url: string): string => {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
};

/**
 * The absolute URL of a path, from the shop's own (`PUBLIC_URL`, or its origin). All absolute URLs
 * are made here. Throws for a path that could lead to another host.
 */
export const absoluteUrl = (shopUrl: string, path: string): string => {
  if (!isOwnPath(shopUrl, path)) throw new Error('This is not a path of the shop.');
  return `${withoutTrailingSlashes(shopUrl)}${path}`;
};
