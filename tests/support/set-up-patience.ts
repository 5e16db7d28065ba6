import { PATIENCE_MS } from './patience';

// Only where there is a document: the library is slow to import.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
