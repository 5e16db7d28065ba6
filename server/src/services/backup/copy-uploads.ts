import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname } from 'node:path';

import { syncPath, syncTree } from '../../shared/sync-path';

/**
 * Copies the folder of uploads, if there is one, and syncs the copy to the disk. Uploads that an import
 * is still writing are left out: no row names them yet.
 */
export const copyUploads = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('.partial') });
  await syncTree(to);
  await syncPath(dirname(to));
};
