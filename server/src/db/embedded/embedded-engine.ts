/** One run of the embedded database, from its start until it is closed or crashes. */
export interface EmbeddedSession {
  /** Sends PostgreSQL protocol messages and returns the responses. */
  exchange(messages: Uint8Array): Promise<Uint8Array>;
  /** Settles when the run is over. What it had not committed is lost. */
  ended: Promise<void>;
}

/** The embedded database as the driver needs it. */
export interface EmbeddedEngine {
  /** The running session, or a new one after a crash. */
  session(): Promise<EmbeddedSession>;
  close(): Promise<void>;
}
