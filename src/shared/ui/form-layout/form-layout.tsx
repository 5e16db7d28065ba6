import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A form: its fields one under the other. Errors are its own, never the browser's bubbles. Should
 * it be sent before its script has come, what was typed goes into the request's body and never
 * into the address.
 */
export const Form = ({ children, ...form }: ComponentProps<'form'>) => (
  <form method="post" {...form}>
    <Stack spacing={5}>{children}</Stack>
  </form>
);

/** Fields that belong together: side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Stack
    direction={{ xs: 'column', md: 'row' }}
    spacing={5}
    sx={{ alignItems: 'flex-start', '& > *': { flex: '1 1 0', minInlineSize: 0 } }}
  >
    {children}
  </Stack>
);

interface FormErrorProps {
  /** What a person can do about it. */
  advice?: string;
  children: ReactNode;
}

/** The error of a form as a whole, beside its submit button; nothing while empty. */
export const FormError = ({ advice, children }: FormErrorProps) => (
  <Alert variant="standard" severity="error">
    {children}
    {advice !== undefined && <div>{advice}</div>}
  </Alert>
);
