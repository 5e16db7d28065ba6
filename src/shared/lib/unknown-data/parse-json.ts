/** Parses a text from outside; null when there is none or it is not JSON. */
export const parseJson = (text: string | null): unknown => {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
};
