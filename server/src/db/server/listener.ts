import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

const RECONNECT_AFTER_MS = 500;

/** Notices from a PostgreSQL server, over one connection that is made again when it is lost. */
export const createListener = (databaseUrl: string) => {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  let client: pg.Client | undefined;
  let closed = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'selvage-notices',
    });
    let lost = false;
    const onLost = () => {
      if (lost) return;
      lost = true;
      client = undefined;
      next.end().catch(() => undefined);
      void reconnect();
    };
    next.on('notification', ({ channel, payload = '' }) => {
      for (const onNotice of listeners.get(channel) ?? []) onNotice(payload);
    });
    await next.connect();
    next.on('error', onLost);
    next.on('end', onLost);
    for (const channel of listeners.keys()) {
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    client = next;
  };

  const reconnect = async () => {
    while (!closed) {
      await wait(RECONNECT_AFTER_MS, undefined, { ref: false });
      try {
        await connect();
        break;
      } catch {
        // The server is still away; the next round tries again.
      }
    }
    if (closed) return;
    for (const callbacks of listeners.values()) for (const onNotice of callbacks) onNotice('');
  };

  return {
    listen: async (channel: string, onNotice: (payload: string) => void) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), onNotice]);
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      else await connect();
    },
    close: async () => {
      closed = true;
      const last = client;
      client = undefined;
      last?.removeAllListeners('end');
      await last?.end();
    },
  };
};
