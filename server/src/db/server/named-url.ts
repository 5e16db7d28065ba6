/**
 * The address with this name for its connections. An own name in the address would win over the client's
 * option, and `isServed` would not find the shop.
 */
export const namedUrl = (url: string, applicationName: string): string => {
  const named = new URL(url);
  named.searchParams.set('application_name', applicationName);
  return named.href;
};
