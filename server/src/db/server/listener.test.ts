import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';

import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';

import { eventually } from '../../../../tests/support/eventually';
import { startPostgres } from '../../../../tests/support/postgres-server';
import { createNotificationListener } from './listener';
import { defaultConnectTimeoutMs } from './pool';

const postgres = await startPostgres();

afterAll(() => postgres?.stop());

const name = 'the-listener';

const prototype = pg.Client.prototype as unknown as {
  query: (this: pg.Client, ...args: unknown[]) => unknown;
};

/** Lets the next connection be lost after it was made and before it listens. */
const loseNext = () => {
  const spy = vi.spyOn(prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    spy.mockRestore();
    const ended = once(this, 'end');
    (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    await ended;
    return prototype.query.apply(this, args);
  });
};

it.skipIf(!postgres)('has one connection after it was lost twice, and hears once', async () => {
  const url = postgres?.url ?? '';
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const connections = async () => {
    const text = 'select pid from pg_stat_activity where application_name = $1';
    return (await other.query<{ pid: number }>(text, [name])).rows.map(({ pid }) => pid);
  };
  const listener = createNotificationListener(url, name);
  const heard: string[] = [];
  await listener.listen('news', (payload) => heard.push(payload));

  const [first] = await connections();
  await other.query('select pg_terminate_backend($1)', [first]);
  await eventually(async () => expect(await connections()).toEqual([]));
  loseNext();
  await eventually(() => expect(heard).toContain(''));
  await other.query("notify news, 'one'");
  await eventually(() => expect(heard).toContain('one'));
  expect(await connections()).toHaveLength(1);
  expect(heard).toEqual(['', 'one']);

  await listener.close();
  await other.end();
});

it.skipIf(!postgres)('asks a silent server after a second whether it is still there', async () => {
  const setKeepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const listener = createNotificationListener(postgres?.url ?? '', name);
  await listener.listen('news', () => undefined);
  expect(setKeepAlive).toHaveBeenCalledWith(true, 1000);
  setKeepAlive.mockRestore();
  await listener.close();
});

it('gives up a server that does not answer', async () => {
  const mute = (socket: Socket) => void socket.on('error', () => undefined).resume();
  const server = createServer(mute).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const listener = createNotificationListener(`postgres://selvage@127.0.0.1:${port}/shop`, name);
  const refused = expect(listener.listen('news', () => undefined)).rejects.toThrow('timeout');
  await vi.advanceTimersByTimeAsync(defaultConnectTimeoutMs);
  await refused;
  vi.useRealTimers();
  await listener.close();
  server.close();
});
