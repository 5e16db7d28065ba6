import type { BaseSyntheticEvent, ReactNode } from 'react';

import type { FormFailure } from '@/shared/form';
import { Button } from '@/shared/ui/button';
import { Form, FormError } from '@/shared/ui/form-layout';

interface CredentialsFormProps {
  onSubmit: (event: BaseSyntheticEvent) => void;
  submitLabel: string;
  busy: boolean;
  busyLabel: string;
  /** The error of the form as a whole. */
  failure: FormFailure | null;
  /** Further buttons below the submit button. */
  below?: ReactNode;
  children: ReactNode;
}

/** The layout of login and registration forms: fields, error, one full-width button. */
export const CredentialsForm = ({
  onSubmit,
  submitLabel,
  busy,
  busyLabel,
  failure,
  below,
  children,
}: CredentialsFormProps) => (
  <Form noValidate onSubmit={onSubmit}>
    {children}
    <FormError advice={failure?.advice}>{failure?.message}</FormError>
    <Button type="submit" fullWidth busy={busy} busyLabel={busyLabel}>
      {submitLabel}
    </Button>
    {below}
  </Form>
);
