import { waitTimeoutMs } from './wait-timeout';

// Only with a document: the library is slow to import.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: waitTimeoutMs });
}
