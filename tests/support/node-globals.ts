import { Blob, Buffer, File } from 'node:buffer';

// The provider runs in the same process and needs Node's globals where jsdom has replaced them.
Object.assign(globalThis, {
  Blob,
  File,
  ArrayBuffer: Buffer.alloc(0).buffer.constructor,
  Uint8Array: Object.getPrototypeOf(Buffer) as unknown,
});
