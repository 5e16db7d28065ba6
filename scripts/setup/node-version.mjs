const oldestMajor = 20;
const oldestMinor = 19;

/**
 * Says what to do when the running Node is too old for the shop.
 *
 * @param {string} version e.g. "20.19.0"
 * @returns {string | null} a message, or null when the version is new enough
 */
export function nodeVersionProblem(version) {
  const parts = version.split('.');
  const major = Number(parts[0]);
  const minor = Number(parts[1]);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;

  return (
    'The shop needs Node ' +
    oldestMajor +
    '.' +
    oldestMinor +
    ' or newer, and this is Node ' +
    version +
    '. Install a newer one from https://nodejs.org and run the command again.'
  );
}
