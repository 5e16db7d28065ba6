// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Button } from './button';

afterEach(cleanup);

const open = () => {
  const sent = vi.fn();
  const NameForm = () => {
    const [busy, setBusy] = useState(false);
    const send = (event: FormEvent) => {
      event.preventDefault();
      sent();
      setBusy(true);
    };
    return (
      <form onSubmit={send}>
        <input aria-label="Name" />
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save
        </Button>
      </form>
    );
  };
  render(<NameForm />);
  return { sent, user: userEvent.setup() };
};

describe('a busy button', () => {
  it('keeps the focus, is announced as disabled, and submits once', async () => {
    const { sent, user } = open();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const busy = screen.getByRole('button', { name: 'Saving...' });
    expect(busy).toHaveFocus();
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    await user.keyboard('{Enter} ');
    await user.type(screen.getByLabelText('Name'), 'Noura{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  it('leaves the focus in the field where Enter was pressed', async () => {
    const { sent, user } = open();
    await user.type(screen.getByLabelText('Name'), 'Noura{Enter}');
    expect(sent).toHaveBeenCalledOnce();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});
