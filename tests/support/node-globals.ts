import { Blob, Buffer, File } from 'node:buffer';

// The provider runs beside the page in one process, and needs Node's own where jsdom has put its.
Object.assign(globalThis, {
  Blob,
  File,
  ArrayBuffer: Buffer.alloc(0).buffer.constructor,
  Uint8Array: Object.getPrototypeOf(Buffer) as unknown,
});
