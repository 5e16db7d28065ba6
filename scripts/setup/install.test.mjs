import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { installMessage, installedSet, missingSet } from './install.mjs';
import { inProject } from './paths.mjs';

const platform = `${process.platform}-${process.arch}`;

describe('missingSet', () => {
  it('installs what is wanted when nothing was installed', () => {
    expect(missingSet('production', 'a', null)).toBe('production');
    expect(missingSet('all', 'a', null)).toBe('all');
  });

  it('does nothing when the lock file is that of the last install', () => {
    expect(missingSet('production', 'a', { lock: 'a', set: 'production', platform })).toBeNull();
    expect(missingSet('production', 'a', { lock: 'a', set: 'all', platform })).toBeNull();
    expect(missingSet('all', 'a', { lock: 'a', set: 'all', platform })).toBeNull();
  });

  it('adds the development tools when they are wanted and missing', () => {
    expect(missingSet('all', 'a', { lock: 'a', set: 'production', platform })).toBe('all');
  });

  it('never removes the development tools', () => {
    expect(missingSet('production', 'b', { lock: 'a', set: 'all', platform })).toBe('all');
  });

  it('installs again on another platform', () => {
    const stamp = { lock: 'a', set: /** @type {const} */ ('production'), platform: 'other-cpu' };
    expect(missingSet('production', 'a', stamp)).toBe('production');
  });
});

describe('installedSet', () => {
  const locked = {
    '': {},
    'node_modules/react': { version: '19.3.1' },
    'node_modules/vitest': { version: '4.1.11', dev: true },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  };

  it('recognizes a full install by hand', () => {
    expect(
      installedSet(locked, {
        'node_modules/react': { version: '19.3.1' },
        'node_modules/vitest': { version: '4.1.11' },
      }),
    ).toBe('all');
  });

  it('recognizes an install without development tools', () => {
    expect(installedSet(locked, { 'node_modules/react': { version: '19.3.1' } })).toBe(
      'production',
    );
  });

  it('trusts nothing that is missing or of another version', () => {
    expect(installedSet(locked, { 'node_modules/react': { version: '18.0.0' } })).toBeNull();
    expect(installedSet(locked, undefined)).toBeNull();
  });
});

describe('installMessage', () => {
  it.each([
    'npm error code ENOTFOUND',
    'npm error connect ECONNREFUSED 127.0.0.1:1',
    'npm error code ETIMEDOUT',
  ])('names the network for "%s"', (output) => {
    expect(installMessage(output)).toContain('Check the network');
  });

  it('names the disk and the rights', () => {
    expect(installMessage('npm error code ENOSPC')).toContain('Make room');
    expect(installMessage('npm error code EACCES')).toContain('right');
  });

  it('says what else to try', () => {
    expect(installMessage('npm error something else')).toContain('npm ci');
  });
});

describe('package-lock.json', () => {
  /** @type {Record<string, { dev?: boolean, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }>} */
  const locked = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages;

  /** The package that Node finds under a name from the folder of another. */
  const found = (/** @type {string} */ folder, /** @type {string} */ name) => {
    const above = folder.split('/node_modules/').map((_, at, all) => all.slice(0, at + 1));
    const folders = ['', ...above.map((parts) => `${parts.join('/node_modules/')}/`)];
    const place = folders.reverse().find((each) => `${each}node_modules/${name}` in locked);
    return place === undefined ? undefined : locked[`${place}node_modules/${name}`];
  };

  // npm itself installs none (.npmrc).
  it('has the peers that packages need, also in a shop without development packages', () => {
    const missing = Object.entries(locked).flatMap(([folder, entry]) =>
      Object.keys(entry.peerDependencies ?? {}).flatMap((name) => {
        // Types serve developers alone.
        if (entry.peerDependenciesMeta?.[name]?.optional || name.startsWith('@types/')) return [];
        const peer = found(folder, name);
        const isThere = peer !== undefined && (entry.dev || !peer.dev);
        return isThere ? [] : [`${folder} needs ${name}`];
      }),
    );
    expect(missing).toEqual([]);
  });
});

describe('the scripts of package.json', () => {
  /** @type {Record<string, string>} */
  const commands = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).scripts;
  const scripts = Object.values(commands).flatMap(
    (command) => /^node (scripts\/\S+)$/.exec(command)?.[1] ?? [],
  );

  /** The packages that a file imports as it starts, by itself or through other files. */
  const packagesOf = (/** @type {string} */ file, seen = new Set()) => {
    if (seen.has(file)) return [];
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    const specifiers = text.matchAll(/^(?:import|(?:import|export)\s[^;='"]*\sfrom) '(.+)';/gm);
    /** @type {string[]} */
    const packages = [...specifiers].flatMap(([, specifier = '']) => {
      if (specifier.startsWith('node:')) return [];
      if (!specifier.startsWith('.')) return [specifier];
      return packagesOf(path.resolve(path.dirname(file), specifier), seen);
    });
    return packages;
  };

  it.each(scripts)('%s starts on a fresh clone, before packages are installed', (script) => {
    expect(packagesOf(inProject(script))).toEqual([]);
  });
});
