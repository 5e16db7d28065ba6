/** To the worker: protocol messages to run, or null to close the database and end. */
export interface WorkerRequest {
  messages: Uint8Array | null;
}

/** From the worker, one for its start and one for each request, in their order. */
export type WorkerAnswer = { answer: Uint8Array } | { failure: string; code?: string };
