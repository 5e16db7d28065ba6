import type { BaseSyntheticEvent, ReactNode } from 'react';

import type { FormFailure } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Form, FormError } from '@/shared/ui/form-layout';

interface CredentialsFormProps {
  onSubmit: (event: BaseSyntheticEvent) => void;
  submitLabel: string;
  busy: boolean;
  busyLabel: string;
  /** What went wrong with the form as a whole. */
  failure: FormFailure | null;
  /** What stands below the button: another way. */
  below?: ReactNode;
  children: ReactNode;
}

/** The frame of every form about an account: fields, what went wrong, one button over its width. */
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
    <FormError>
      {failure?.message}
      {failure?.advice !== undefined && <div>{failure.advice}</div>}
    </FormError>
    <Button type="submit" fullWidth busy={busy} busyLabel={busyLabel}>
      {submitLabel}
    </Button>
    {below}
  </Form>
);
