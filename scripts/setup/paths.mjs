import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: every command works from here, wherever it was called. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * @param {...string} segments
 * @returns {string} an absolute path inside the project
 */
export const inProject = (...segments) => path.join(projectRoot, ...segments);
