// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

import { useDeferredOpening } from './use-deferred-opening';

const Page = () => {
  const [open, setOpen] = useState(false);
  const isShown = useDeferredOpening(open);
  return (
    <>
      <button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</button>
      {isShown && <p>Panel</p>}
    </>
  );
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('answers the tap that opens a panel before it is drawn, and closes it at once', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => {
    root.render(<Page />);
  });
  // As in a browser: nothing else is drawn together with what answers a tap.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const tap = async () => {
    place.querySelector('button')?.click();
    await Promise.resolve();
    return place.textContent;
  };

  expect(await tap()).toBe('Close');
  await expect.poll(() => place.textContent).toBe('ClosePanel');
  expect(await tap()).toBe('Open');
  root.unmount();
});
