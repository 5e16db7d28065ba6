import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';

import { i18n } from '@contract/i18n';
import { media } from '@/shared/ui/theme';

interface FormProps extends ComponentProps<'form'> {
  /** What to do where scripts are off. */
  insteadOfScripts?: ReactNode;
}

/**
 * A form with stacked fields, without the browser's own error messages. If it is submitted before
 * its script has loaded, the values go into the request's body, never into the URL. Where scripts are off it
 * says that it needs them, and has no buttons: they would send nothing.
 */
export const Form = ({ children, insteadOfScripts, ...form }: FormProps) => (
  <form method="post" {...form}>
    {/* No gap for what is hidden. */}
    <Stack
      spacing={5}
      useFlexGap
      sx={{ [media.withoutScripts]: { '& button': { display: 'none' } } }}
    >
      <Typography sx={{ display: 'none', [media.withoutScripts]: { display: 'block' } }}>
        {i18n.t('This form needs JavaScript.')} {insteadOfScripts}
      </Typography>
      {children}
    </Stack>
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
  /** What to do about it. */
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
