/**
 * Looks for circles in what files import.
 *
 * @param {Map<string, string[]>} imports the files that each file imports
 * @returns {string[][]} circles, each with the file that it begins with at its end, too; files of
 *   several circles may be in one of them only
 */
export function findCircles(imports) {
  /** @type {string[][]} */
  const circles = [];
  const done = new Set();
  /** @type {string[]} */
  const path = [];

  const visit = (/** @type {string} */ file) => {
    const begin = path.indexOf(file);
    if (begin >= 0) {
      circles.push([...path.slice(begin), file]);
    } else if (!done.has(file)) {
      path.push(file);
      imports.get(file)?.forEach(visit);
      path.pop();
      done.add(file);
    }
  };
  [...imports.keys()].forEach(visit);

  return circles;
}
