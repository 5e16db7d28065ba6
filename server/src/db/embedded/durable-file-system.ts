import { closeSync, fsyncSync, openSync } from 'node:fs';

import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type ModuleOptions = Parameters<NodeFS['init']>[1];

/** An open file or folder of Emscripten's file system for Node. */
interface Stream {
  /** The file's descriptor; a folder has none. */
  nfd?: number;
  node: object;
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: object): string;
  /** Turns a failure of Node into the error number that PostgreSQL understands. */
  tryFSOperation<T>(run: () => T): T;
}

const syncFolder = (path: string) => {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/**
 * PGlite's folder on disk, with a real fsync. PGlite's own reports success without syncing, so a
 * power cut could lose acknowledged orders.
 */
export class DurableFileSystem extends NodeFS {
  /** How many times PostgreSQL called fsync. */
  syncs = 0;

  override async init(pg: PGlite, options: ModuleOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const giveFsync = (module: { NODEFS: unknown }) => {
      const files = module.NODEFS as NodeFileSystem;
      files.stream_ops.fsync = (stream) => {
        const { nfd } = stream;
        files.tryFSOperation(() =>
          nfd === undefined ? syncFolder(files.realPath(stream.node)) : fsyncSync(nfd),
        );
        this.syncs += 1;
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), giveFsync],
      },
    };
  }
}
