import { expect, it, vi } from 'vitest';

import { acceptSkippedTransitions } from './skipped-transitions';

it('a skipped transition is no error, and still tells when it is finished', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const skipped = {
    ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')),
    finished: Promise.resolve(),
  };
  const page = { startViewTransition: vi.fn(() => skipped) };
  acceptSkippedTransitions(page as unknown as Document);
  const update = () => undefined;
  const transition = (page as unknown as Document).startViewTransition(update);
  await transition.finished;
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('browsers without view transitions stay without', () => {
  const page = {} as Document;
  acceptSkippedTransitions(page);
  expect(page).toEqual({});
});
