import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { defaultConnectTimeoutMs, namedUrl } from './pool';

const reconnectAfterMs = 500;
/** A connection that a network has dropped is silent: the system would ask only after two hours. */
const askAfterMs = 1000;

/** Notifications of a PostgreSQL server, over one connection that reconnects when lost. */
export const createNotificationListener = (databaseUrl: string, applicationName: string) => {
  const listeners = new EventEmitter<Record<string, [payload: string]>>();
  let connection: Promise<pg.Client> | undefined;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: namedUrl(databaseUrl, applicationName),
      connectionTimeoutMillis: defaultConnectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: askAfterMs,
    });
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      listeners.emit(channel, payload);
    });
    await client.connect();
    try {
      for (const channel of listeners.eventNames()) {
        await client.query(`listen ${pg.escapeIdentifier(String(channel))}`);
      }
    } catch (error) {
      await client.end();
      throw error;
    }
    // Not before it listens: the caller tries again when it could not.
    client.once('end', () => {
      if (!closed) connection = reconnect();
    });
    return client;
  };

  const reconnect = async (): Promise<pg.Client> => {
    await wait(reconnectAfterMs, undefined, { ref: false });
    if (closed) throw new Error('The database is closed.');
    try {
      const client = await connect();
      for (const channel of listeners.eventNames()) listeners.emit(String(channel), '');
      return client;
    } catch {
      return reconnect();
    }
  };

  return {
    listen: async (channel: string, onNotification: (payload: string) => void) => {
      listeners.on(channel, onNotification);
      if (listeners.listenerCount(channel) === 1) {
        if (connection) await (await connection).query(`listen ${pg.escapeIdentifier(channel)}`);
        else await (connection = connect());
      }
      return () => listeners.off(channel, onNotification);
    },
    close: async () => {
      closed = true;
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
};
