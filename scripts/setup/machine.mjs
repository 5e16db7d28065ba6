import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

import { Problem } from './problem.mjs';

const megabyte = 1024 * 1024;

/**
 * Reads PORT and HOST as the server does.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ port: number, host: string }}
 */
export function readAddress(env) {
  const text = env.PORT?.trim() || '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Problem(
      `PORT is "${text}", which is not a port: set it to a number from 1 to 65535.`,
    );
  }

  return { port, host: env.HOST?.trim() || '127.0.0.1' };
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {{ port: number, host: string }} address
 * @returns {string} what to do about a port that could not be opened
 */
export function portMessage(error, { port, host }) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program, perhaps by a running shop. Stop it, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `This user may not open port ${port}. Choose one above 1023, for example: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", which is not an address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for its network.`;
    default:
      return `Port ${port} on ${host} could not be opened: ${error.message}`;
  }
}

/**
 * Throws a Problem when the shop can't listen on the port, before anything slow starts.
 *
 * @param {{ port: number, host: string }} address
 * @returns {Promise<void>}
 */
export function assertPortFree(address) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => reject(new Problem(portMessage(error, address))));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
}

/**
 * Throws a Problem when a folder can't be written or its disk is nearly full.
 *
 * @param {string} folder created when missing
 * @param {number} megabytes what is about to be written, at most
 */
export function assertRoom(folder, megabytes) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Problem(
      `The folder ${path.resolve(folder)} can't be written (${/** @type {Error} */ (error).message}). Give this user the right to write there and run the command again.`,
    );
  }

  const disk = statfsSync(folder);
  const free = Math.floor((disk.bavail * disk.bsize) / megabyte);
  if (free < megabytes) {
    throw new Problem(
      `The disk of ${path.resolve(folder)} has ${free} MB left, and ${megabytes} MB are needed. Make room and run the command again.`,
    );
  }
}
