/** What the creator of a store passes to its thunks and queries, in place of module-level state. */
export interface StoreExtra {
  /** Where the API is, e.g. `https://shop.example/api`. */
  apiUrl: string;
  /** The browser's `fetch`, or on the server a call of the API in process. */
  fetch: typeof fetch;
  /**
   * Whether the browser has no connection, and a customer's changes of bag and wishlist stay and are sent
   * later (ADR 0028). False as well while the code that sends them is not there.
   */
  isOffline: () => boolean;
}
