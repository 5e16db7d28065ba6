import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { failureOf } from './errors';

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what Node could not read as a request, in the envelope and with these headers. */
export const answerClientErrors =
  (headers: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const body = JSON.stringify(failureOf(status));
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`,
      () => socket.destroy(),
    );
  };
