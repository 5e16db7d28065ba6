import { afterAll, beforeAll } from 'vitest';

// What the server prints outside of any request is searched for personal data, too; not what a browser
// prints for its own user.
if (typeof document === 'undefined') {
  const { watchConsole } = await import('./printed');
  let end: () => void;
  beforeAll(() => {
    end = watchConsole();
  });
  afterAll(() => end());
}
