/** What the creator of a store passes to its thunks and queries, in place of module-level state. */
export interface StoreExtra {
  /** Where the API is, e.g. `https://shop.example/api`. */
  apiUrl: string;
  /** The browser's `fetch`, or on the server a call of the API in process. */
  fetch: typeof fetch;
}
