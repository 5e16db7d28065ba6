// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { sharePage } from './share-page';

const has = (own: { share?: unknown; clipboard?: unknown }) => {
  vi.stubGlobal('navigator', own);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sharing a page', () => {
  it('uses the device’s share dialog where there is one', async () => {
    const share = vi.fn(() => Promise.resolve());
    has({ share });
    expect(await sharePage('Noor Abaya')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: 'Noor Abaya', url: window.location.href });
  });

  it('is no failure when the dialog is cancelled', async () => {
    const writeText = vi.fn();
    has({
      share: () => Promise.reject(new DOMException('', 'AbortError')),
      clipboard: { writeText },
    });
    expect(await sharePage('Noor Abaya')).toBe('shared');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link when there is no dialog or it fails', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    has({ clipboard: { writeText } });
    expect(await sharePage('Noor Abaya')).toBe('copied');
    has({
      share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      clipboard: { writeText },
    });
    expect(await sharePage('Noor Abaya')).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(window.location.href);
  });

  it('reports when neither is available', async () => {
    has({});
    expect(await sharePage('Noor Abaya')).toBe('failed');
  });
});
