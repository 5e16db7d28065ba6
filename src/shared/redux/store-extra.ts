/** What a store is given from outside, for thunks and queries: nothing of it is kept in modules. */
export interface StoreExtra {
  /** Where the API is, e.g. `https://shop.example/api`. */
  apiUrl: string;
  /** The browser's `fetch`, or on the server a call of the API in process. */
  fetch: typeof fetch;
}
