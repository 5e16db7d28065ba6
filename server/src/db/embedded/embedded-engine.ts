/** One run of the embedded database, from its start to its end or its death. */
export interface EmbeddedSession {
  /** Runs a batch of PostgreSQL protocol messages and gives back everything that they answer. */
  exchange(messages: Uint8Array): Promise<Uint8Array>;
  /** Settles when the run is over. What it had not committed is lost, a new session never goes on. */
  ended: Promise<void>;
}

/** The embedded database as the driver needs it. */
export interface EmbeddedEngine {
  /** The running session, or a new one after a death. */
  session(): Promise<EmbeddedSession>;
  close(): Promise<void>;
}
