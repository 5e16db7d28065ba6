import type { ComponentProps } from 'react';

import { TextField } from '@/shared/ui/text-field';

/** The address that an account is known by; a password manager takes it for the user's name. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) => (
  <TextField
    label="Email"
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);
