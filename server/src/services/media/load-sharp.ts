/** Loads `sharp` at the first picture that is read or made, since it takes 0.1 s and some memory. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};
