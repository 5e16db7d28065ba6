import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { jsonType } from './cached-response';
import { failureOf } from './errors';

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to what Node can't parse as a request, in the envelope and with these headers. */
export const handleClientErrors =
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
      'content-type': jsonType,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`,
      () => socket.destroy(),
    );
  };
