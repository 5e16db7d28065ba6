// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { shareLink } from './share-link';

const link = { title: 'Noor Abaya', url: 'https://shop.test/product/7?size=M' };

const has = (own: { share?: unknown; clipboard?: unknown }) => {
  vi.stubGlobal('navigator', own);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sharing a link', () => {
  it('uses the device’s share dialog where there is one', async () => {
    const share = vi.fn(() => Promise.resolve());
    has({ share });
    expect(await shareLink(link)).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
  });

  it('is no failure when the dialog is cancelled', async () => {
    const writeText = vi.fn();
    has({
      share: () => Promise.reject(new DOMException('', 'AbortError')),
      clipboard: { writeText },
    });
    expect(await shareLink(link)).toBe('shared');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link when there is no dialog or it fails', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    has({ clipboard: { writeText } });
    expect(await shareLink(link)).toBe('copied');
    has({
      share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      clipboard: { writeText },
    });
    expect(await shareLink(link)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(link.url);
  });

  it('reports when neither is available', async () => {
    has({});
    expect(await shareLink(link)).toBe('failed');
  });
});
