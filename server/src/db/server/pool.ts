import pg from 'pg';

/** A server that a network has cut off refuses nothing: the system would wait for minutes. */
export const defaultConnectTimeoutMs = 15_000;
const statementTimeoutMs = 15_000;
const idleInTransactionTimeoutMs = 30_000;
const idleClientTimeoutMs = 60_000;

/**
 * The address with this name for its connections. An own name in the address would win over the client's
 * option, and `isServed` would not find the shop.
 */
export const namedUrl = (url: string, applicationName: string): string => {
  const named = new URL(url);
  named.searchParams.set('application_name', applicationName);
  return named.href;
};

export interface PoolOptions {
  url: string;
  /** Connections at most. */
  size: number;
  /** Whether a pooler shares the connections, so that none keeps its prepared statements. */
  sharesConnections?: boolean;
  /** Also how long a query waits for a free connection. */
  connectTimeoutMs?: number;
  /** What the server calls the connections. */
  applicationName: string;
}

/** A client without named prepared statements, whose next query may run on another connection. */
class UnnamedClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const query = this.query.bind(this) as (text: unknown, ...rest: unknown[]) => unknown;
    const withoutName = (text: unknown): unknown =>
      typeof text === 'object' && text !== null && 'name' in text
        ? Object.assign(text, { name: undefined })
        : text;
    this.query = ((text: unknown, ...rest: unknown[]) =>
      query(withoutName(text), ...rest)) as typeof this.query;
  }
}

/** A pool of connections to a PostgreSQL server, which survives losing any of them. */
export const createPool = ({
  url,
  size,
  sharesConnections = false,
  connectTimeoutMs = defaultConnectTimeoutMs,
  applicationName,
}: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: namedUrl(url, applicationName),
    max: size,
    ...(sharesConnections ? { Client: UnnamedClient } : {}),
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleClientTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    onConnect: (client) => {
      // A lost connection fails its query; without a handler it would also end the process.
      client.on('error', () => undefined);
    },
  });
  // A lost idle connection affects no query: the next one gets a new connection.
  pool.on('error', () => undefined);
  return pool;
};
