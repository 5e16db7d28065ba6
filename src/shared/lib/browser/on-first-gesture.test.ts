// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { onFirstGesture } from './on-first-gesture';

const called = vi.fn();

it('calls back once, after a tap has been answered', async () => {
  called.mockClear();
  onFirstGesture(called);
  fireEvent.pointerDown(document.body);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(called).not.toHaveBeenCalled();

  fireEvent.click(document.body);
  expect(called).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(called).toHaveBeenCalledOnce());
  fireEvent.keyDown(document.body);
  fireEvent.click(document.body);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(called).toHaveBeenCalledOnce();
});

it('calls back after a key', async () => {
  called.mockClear();
  onFirstGesture(called);
  fireEvent.keyDown(document.body);
  expect(called).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(called).toHaveBeenCalledOnce());
});

it('does not call back once it is stopped, not even for a gesture that has begun', async () => {
  called.mockClear();
  const stop = onFirstGesture(called);
  fireEvent.keyDown(document.body);
  stop();
  fireEvent.keyDown(document.body);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(called).not.toHaveBeenCalled();
});
