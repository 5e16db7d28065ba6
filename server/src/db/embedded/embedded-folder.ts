import { join } from 'node:path';

/** The embedded database's own folder below the data folder. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'embedded');
