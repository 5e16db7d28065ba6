// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { ConfirmDialog } from './confirm-dialog';
import { FormDialog } from './form-dialog';

const nothing = () => undefined;

/** A page with a button that opens the dialog. */
const openDialog = async (dialog: (state: { open: boolean; onClose: () => void }) => ReactNode) => {
  const Place = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {dialog({ open, onClose: () => setOpen(false) })}
      </>
    );
  };
  render(<Place />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  return { user, opener };
};

const expectReturn = async ({ user, opener }: Awaited<ReturnType<typeof openDialog>>) => {
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(opener).toHaveFocus();
  });
};

afterEach(cleanup);

describe('the focus in a dialog that opens', () => {
  it('is on the button of a question that changes nothing, and returns', async () => {
    const page = await openDialog((state) => (
      <ConfirmDialog
        {...state}
        title="Delete Address"
        text="Are you sure?"
        confirmLabel="Delete"
        busy={false}
        busyLabel="Deleting..."
        destructive
        onConfirm={nothing}
      />
    ));
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expectReturn(page);
  });

  it('is on the close button of a form, and not in a field, and returns', async () => {
    const page = await openDialog((state) => (
      <FormDialog
        {...state}
        title="Edit Profile"
        submission={{ onSubmit: nothing, busy: false, failure: {} }}
        submitLabel="Save"
        busyLabel="Saving..."
      >
        <input aria-label="Name" />
      </FormDialog>
    ));
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await expectReturn(page);
  });
});
