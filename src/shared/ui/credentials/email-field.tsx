import type { ComponentProps } from 'react';

import { TextField } from '@/shared/ui/text-field';

/** The email of an account; password managers take it for the user name. */
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
