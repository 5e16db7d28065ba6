import { describe, expect, it } from 'vitest';

import { nodeVersionProblem } from './node-version.mjs';

describe('nodeVersionProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('lets Node %s pass', (version) => {
    expect(nodeVersionProblem(version)).toBeNull();
  });

  it.each(['20.18.9', '18.20.0', '14.17.0'])('says what to do with Node %s', (version) => {
    expect(nodeVersionProblem(version)).toContain(
      `needs Node 20.19 or newer, and this is Node ${version}`,
    );
  });
});
