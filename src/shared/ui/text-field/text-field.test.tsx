// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { TextField } from './text-field';

afterEach(cleanup);

describe('TextField', () => {
  it('ties the error and the hint to the field', () => {
    render(<TextField label="Email" error="Enter your email" hint="We never share it" />);
    const field = screen.getByLabelText('Email');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter your email We never share it');
  });

  it('is valid and undescribed without an error', () => {
    render(<TextField label="Email" error="" />);
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
  });

  it('shows a password and hides it again', async () => {
    const user = userEvent.setup();
    render(<TextField label="Password" type="password" />);
    const field = screen.getByLabelText('Password');
    expect(screen.getByRole('button', { name: 'Show Password' })).not.toHaveAttribute(
      'aria-pressed',
    );
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(field).toHaveAttribute('type', 'text');
    const hide = screen.getByRole('button', { name: 'Hide Password' });
    expect(hide).not.toHaveAttribute('aria-pressed');
    await user.click(hide);
    expect(field).toHaveAttribute('type', 'password');
  });

  it('returns focus and caret to the field after a click, and keeps the focus after a key press', async () => {
    const user = userEvent.setup();
    render(<TextField label="Password" type="password" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await user.type(field, 'correct horse');
    field.setSelectionRange(3, 5);
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5]);

    await user.tab();
    await user.keyboard(' ');
    expect(field).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Show Password' })).toHaveFocus();
  });

  it('hides a password that was shown when it is sent', async () => {
    const user = userEvent.setup();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <TextField label="Password" type="password" />
        <button type="submit">Send</button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('works with register: the value is read, and the first wrong field is focused', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    const Form = () => {
      const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
          <TextField
            label="Name"
            error={formState.errors.name?.message}
            {...register('name', { required: 'Enter your name' })}
          />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Enter your name')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();

    await user.type(screen.getByLabelText('Name'), 'Leila');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Leila' });
  });
});
