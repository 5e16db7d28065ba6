import { Duplex } from 'node:stream';

import type { EmbeddedEngine, EmbeddedSession } from './embedded-engine';

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** The protocol message for a simple query. */
export const simpleQuery = (statement: string): Uint8Array => {
  const text = Buffer.from(`${statement}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
};

/**
 * Replaces the TCP socket of `pg` by the embedded database, so that both kinds of database share a
 * driver, its parsing of values and its errors.
 */
export class ProtocolStream extends Duplex {
  private session: EmbeddedSession | undefined;

  constructor(private readonly engine: EmbeddedEngine) {
    super();
  }

  connect() {
    this.join().then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(asError(error)),
    );
    return this;
  }

  setNoDelay() {
    return this;
  }

  setKeepAlive() {
    return this;
  }

  ref() {
    return this;
  }

  unref() {
    return this;
  }

  override _read() {
    // Nothing to do: responses are pushed when they arrive.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void) {
    this.send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void) {
    this.send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  private send(messages: Buffer, done: (error?: Error | null) => void) {
    this.exchange(messages).then(
      (response) => {
        if (response.length > 0) this.push(response);
        done();
      },
      (error: unknown) => done(asError(error)),
    );
  }

  private async exchange(messages: Uint8Array) {
    if (!this.session) throw new Error('Connection terminated: the database has not started.');
    return this.session.exchange(messages);
  }

  /** Clients use the one session in turn; it is reset for each of them. */
  private async join() {
    this.session = await this.engine.session();
    void this.session.ended.then(() => this.destroy());
    await this.exchange(simpleQuery('rollback'));
    await this.exchange(simpleQuery('discard all'));
  }
}
