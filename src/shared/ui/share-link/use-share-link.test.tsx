// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { selectToasts } from '@/shared/toast';
import { Button } from '@/shared/ui/button';

import { renderPage } from '../../../../tests/support/render-page';
import { useShareLink } from './use-share-link';

const link = { title: 'Noor Abaya', url: 'https://shop.test/product/7?size=M' };

const Share = () => {
  const { share } = useShareLink('You can select it.');
  return <Button onClick={() => void share(link.title, link.url)}>Share</Button>;
};

/** The titles of the toasts after sharing on a device that has these. */
const saidWith = async (own: { share?: unknown; clipboard?: unknown }) => {
  const { store, user } = renderPage(Share, { path: '/' });
  vi.stubGlobal('navigator', own);
  await user.click(screen.getByText('Share'));
  return selectToasts(store.getState()).map(({ title }) => title);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sharing a link', () => {
  it('uses the device’s share dialog where there is one', async () => {
    const share = vi.fn(() => Promise.resolve());
    expect(await saidWith({ share })).toEqual([]);
    expect(share).toHaveBeenCalledWith(link);
  });

  it('is no failure when the dialog is cancelled', async () => {
    const writeText = vi.fn();
    const share = () => Promise.reject(new DOMException('', 'AbortError'));
    expect(await saidWith({ share, clipboard: { writeText } })).toEqual([]);
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no dialog', undefined],
    ['it fails', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ])('copies the link when %s', async (_case, share) => {
    const writeText = vi.fn(() => Promise.resolve());
    expect(await saidWith({ share, clipboard: { writeText } })).toEqual(['Link copied']);
    expect(writeText).toHaveBeenCalledWith(link.url);
  });

  it('reports when neither is available', async () => {
    expect(await saidWith({})).toEqual(['The link could not be copied']);
  });
});
