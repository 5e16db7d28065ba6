/**
 * The `stripe` package, loaded when the first payment needs it: it takes a tenth of a second and
 * some memory, which a start of the shop can do without.
 */
export const loadStripe = async () => (await import('stripe')).default;
