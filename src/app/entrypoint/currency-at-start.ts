/*
 * An inline script in every page: the server's HTML has prices in US dollars for everybody. Where the
 * browser remembers another currency, `data-currency` of the document hides them (index.html) until
 * React shows those of that currency; `startCurrencyAttributeSync` keeps the attribute up to date.
 */
{
  const read = (key: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const customers = (read('user') as { currency?: unknown } | null)?.currency;
  const currency = customers ?? read('currency');
  if (typeof currency === 'string') document.documentElement.dataset.currency = currency;
}
