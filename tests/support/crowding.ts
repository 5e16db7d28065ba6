const SAMPLE_CPU_MS = 200;
const MICROSECONDS = 1000;

/**
 * How much longer things take than on an idle machine, 1 or more: the time that passes while this
 * process gets a fifth of a second of a processor. Limits on time are multiplied by it, so that they
 * hold the program and not its neighbours.
 */
export const crowding = (): number => {
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  let used = 0;
  while (used < SAMPLE_CPU_MS) {
    const { user, system } = process.cpuUsage(cpuBefore);
    used = (user + system) / MICROSECONDS;
  }
  return Math.max(1, (performance.now() - began) / used);
};
