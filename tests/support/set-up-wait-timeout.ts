import { waitTimeoutMs } from './wait-timeout';

// Only with a document: the library is slow to import.
if (typeof document !== 'undefined') {
  const { configure, prettyDOM } = await import('@testing-library/dom');

  /**
   * As the library's own, but the document is printed where somebody reads the message: what waits for an
   * element has such an error made at each change of the document, and drops it.
   */
  const getElementError = (message: string | null, container: Element): Error => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    return Object.defineProperty(error, 'message', {
      get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
      configurable: true,
    });
  };
  configure({ asyncUtilTimeout: waitTimeoutMs, getElementError });
}
