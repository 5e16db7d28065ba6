/** The parameters of a URL with some of them set, or removed where the value is null or ''. */
export const withParams = (
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null | undefined>>,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
};

/** The parameters as a URL has them: "?page=2", or '' without any. */
export const queryText = (search: URLSearchParams): string => {
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};
