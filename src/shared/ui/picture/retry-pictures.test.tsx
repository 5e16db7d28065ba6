// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Picture } from './picture';
import { retryPictures, startMarkingPictures, waitingForConnection } from './retry-pictures';

const src = '/media/0123456789abcdef-1500x2000-b7a594.jpg';

let stop: () => void;

beforeEach(() => {
  stop = startMarkingPictures();
});

afterEach(() => {
  stop();
  cleanup();
  vi.restoreAllMocks();
});

/** A picture that the browser has loaded, or failed to load; `written` is called when its source is set. */
const show = (naturalWidth: number) => {
  render(<Picture src={src} alt="Noor abaya" sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'Noor abaya' });
  const written = vi.fn();
  const file = (image as HTMLImageElement).src;
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: naturalWidth },
    src: { get: () => file, set: written },
  });
  return { image, written, file };
};
const setOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
};

it('asks again for a picture that failed', () => {
  const { written, file } = show(0);
  retryPictures();
  expect(written).toHaveBeenCalledExactlyOnceWith(file);
});

it('leaves one that has loaded', () => {
  const { written } = show(828);
  retryPictures();
  expect(written).not.toHaveBeenCalled();
});

it('shows no broken picture without a connection, and says what it is until it has loaded', () => {
  setOnline(false);
  const { image } = show(0);
  fireEvent.error(image);
  expect(image).toHaveAttribute(waitingForConnection);
  expect(image).toHaveAccessibleName('Noor abaya');
  fireEvent.load(image);
  expect(image).not.toHaveAttribute(waitingForConnection);
});

it('leaves the words of a picture that failed or was blocked with a connection', () => {
  setOnline(true);
  const { image } = show(0);
  fireEvent.error(image);
  expect(image).not.toHaveAttribute(waitingForConnection);
});
