import type { ComponentProps } from 'react';

import { i18n } from '@contract/i18n';

import { TextField } from './text-field';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

/**
 * An email. Where it is an account's, `autoComplete="username"` lets password managers take it for
 * the user name.
 */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    label={i18n.t('Email')}
    type="email"
    autoComplete="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);
