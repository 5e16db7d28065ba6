import type { ReactNode } from 'react';

import type { Submission } from '@/shared/form';
import { Button } from '@/shared/ui/button';
import { Form, FormError } from '@/shared/ui/form-layout';

interface CredentialsFormProps {
  submission: Submission;
  submitLabel: string;
  busyLabel: string;
  /** Further buttons below the submit button. */
  below?: ReactNode;
  children: ReactNode;
}

/** The layout of login and registration forms: fields, error, one full-width button. */
export const CredentialsForm = ({
  submission: { onSubmit, busy, failure },
  submitLabel,
  busyLabel,
  below,
  children,
}: CredentialsFormProps) => (
  <Form noValidate onSubmit={onSubmit}>
    {children}
    <FormError advice={failure.advice}>{failure.message}</FormError>
    <Button type="submit" fullWidth busy={busy} busyLabel={busyLabel}>
      {submitLabel}
    </Button>
    {below}
  </Form>
);
