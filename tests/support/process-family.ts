import { readFile } from 'node:fs/promises';

/** The ids of the running processes that a process has started. */
export const childrenOf = async (pid: number | undefined): Promise<number[]> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean).map(Number);
};

const kilobytesOf = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
};

/** The memory of a process and those that it has started, in MB; what they share counts for each. */
export const familyMemory = async (pid: number | undefined): Promise<number> => {
  const kilobytes = await Promise.all([pid, ...(await childrenOf(pid))].map(kilobytesOf));
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
};
