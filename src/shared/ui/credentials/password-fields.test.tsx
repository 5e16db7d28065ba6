// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { yupResolver } from '@hookform/resolvers/yup';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { object } from 'yup';

import { newPasswordSchema, passwordAgainSchema } from '@/shared/lib/credentials';

import { NewPasswordFields } from './password-fields';

afterEach(cleanup);

const schema = object({
  password: newPasswordSchema(),
  password_confirmation: passwordAgainSchema(),
});

const Fields = () => {
  const form = useForm({
    defaultValues: { password: '', password_confirmation: '' },
    resolver: yupResolver(schema),
  });
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <NewPasswordFields form={form} label="Password" confirmationLabel="Confirm Password" />
      <button type="submit">Send</button>
    </form>
  );
};

it('says once how long a password must be, also to screen readers', async () => {
  const user = userEvent.setup();
  render(<Fields />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAccessibleDescription('At least 8 characters');

  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(field).toHaveAccessibleDescription('Please enter a password At least 8 characters');

  await user.type(field, 'short');
  expect(field).toHaveAccessibleDescription('Please use at least 8 characters');
});
