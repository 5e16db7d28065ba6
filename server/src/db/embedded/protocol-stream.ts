import { Duplex } from 'node:stream';

/** The embedded database as the driver needs it: bytes of the PostgreSQL protocol in, bytes out. */
export interface EmbeddedEngine {
  /** Runs a batch of protocol messages and gives back everything that they answer. */
  exchange(messages: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * What `pg` takes for its TCP socket, with the embedded database at the other end. So both kinds
 * of database share one driver, one parsing of values and one class of errors.
 */
export class ProtocolStream extends Duplex {
  constructor(private readonly engine: EmbeddedEngine) {
    super();
  }

  connect() {
    process.nextTick(() => this.emit('connect'));
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
    // Answers are pushed as they come; the driver reads all of them.
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
    this.engine.exchange(messages).then(
      (answer) => {
        if (answer.length > 0) this.push(answer);
        done();
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }
}
