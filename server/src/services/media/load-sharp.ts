const importSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};
let loaded: ReturnType<typeof importSharp> | undefined;

/** Loads `sharp` at the first picture that is read or made, since it takes 0.1 s and some memory. */
export const loadSharp = () => (loaded ??= importSharp());
