/** To the worker: protocol messages, or null to close the database and end. */
export interface WorkerRequest {
  messages: Uint8Array | null;
}

/** From the worker: one for its start, then one for each request in order. */
export type WorkerResponse = { messages: Uint8Array } | { failure: string; code?: string };
