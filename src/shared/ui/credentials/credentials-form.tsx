import styled from '@emotion/styled';
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

const Advice = styled('span')({ display: 'block' });

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
    <FormError role="alert">
      {failure?.message}
      {failure?.advice !== undefined && <Advice>{failure.advice}</Advice>}
    </FormError>
    <Button type="submit" fullWidth busy={busy} busyLabel={busyLabel}>
      {submitLabel}
    </Button>
    {below}
  </Form>
);
