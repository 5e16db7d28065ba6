// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { eventually } from '../../../../tests/support/eventually';
import { useFocusFallback } from './use-focus-fallback';

afterEach(cleanup);

const Part = () => {
  const part = useFocusFallback<HTMLSpanElement>('home');
  return (
    <span ref={part}>
      <button type="button">Cancel Order</button>
    </span>
  );
};

const Card = () => {
  const [gone, setGone] = useState(false);
  return (
    <>
      <h2 id="home" tabIndex={-1}>
        Order #9
      </h2>
      {!gone && <Part />}
      <button type="button" onPointerDown={() => setGone(true)}>
        Elsewhere
      </button>
    </>
  );
};

const takeAway = () =>
  screen
    .getByRole('button', { name: 'Elsewhere' })
    .dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));

describe('useFocusFallback', () => {
  it('moves the focus to the other element when the focused part is removed', async () => {
    render(<Card />);
    screen.getByRole('button', { name: 'Cancel Order' }).focus();
    takeAway();
    await eventually(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading'));
    });
  });

  it('leaves the focus where it is otherwise', async () => {
    render(<Card />);
    takeAway();
    await eventually(() => {
      expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
    });
    expect(document.activeElement).toBe(document.body);
  });
});
