/**
 * Finds import cycles.
 *
 * @param {Map<string, string[]>} imports the files that each file imports
 * @returns {string[][]} cycles, each ending with the file that it starts with; of cycles that
 *   share files not all may be listed
 */
export function findCycles(imports) {
  /** @type {string[][]} */
  const cycles = [];
  const done = new Set();
  /** @type {string[]} */
  const path = [];

  const visit = (/** @type {string} */ file) => {
    const begin = path.indexOf(file);
    if (begin >= 0) {
      cycles.push([...path.slice(begin), file]);
    } else if (!done.has(file)) {
      path.push(file);
      imports.get(file)?.forEach(visit);
      path.pop();
      done.add(file);
    }
  };
  [...imports.keys()].forEach(visit);

  return cycles;
}
