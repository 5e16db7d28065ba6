import { spawn } from 'node:child_process';

import { projectRoot } from './paths.mjs';

const tickMs = 1_000;
const lineEveryMs = 10_000;
const tailLength = 20_000;

/**
 * Formats a duration for a progress line.
 *
 * @param {number} milliseconds
 */
export const seconds = (milliseconds) => `${Math.round(milliseconds / 100) / 10} s`;

/**
 * Shows the progress of something slow: the elapsed seconds in place on a terminal, else a line every
 * ten seconds. On stderr, since a command's output may go into a file.
 *
 * @param {string} label
 * @returns {(outcome: string) => void} ends the progress and prints the outcome with its seconds
 */
export function startProgress(label) {
  const started = Date.now();
  const terminal = process.stderr.isTTY;
  const elapsed = () => `${label} … ${Math.round((Date.now() - started) / 1000)} s`;

  if (terminal) process.stderr.write(`${label} …`);
  else console.error(`${label} …`);

  const timer = setInterval(
    () => (terminal ? process.stderr.write(`\r${elapsed()}`) : console.error(elapsed())),
    terminal ? tickMs : lineEveryMs,
  );

  return (outcome) => {
    clearInterval(timer);
    const line = `${label}: ${outcome} (${seconds(Date.now() - started)})`;
    console.error(terminal ? `\r\x1b[K${line}` : line);
  };
}

/**
 * Runs a program and keeps the end of its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, timeoutMs?: number }} [options] `show` prints
 *   the output as it comes
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = process.env, show = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    let output = '';

    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-tailLength);
      if (show) process.stdout.write(chunk);
    };

    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      if (signal) output += `\n${command} was ended by ${signal}.\n`;
      resolve({ code: code ?? 1, output });
    });
  });
}
