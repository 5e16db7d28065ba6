import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

import { color, media, space } from '@/shared/ui/theme';

const FormGrid = styled('form')({ display: 'grid', gap: space(5) });

/**
 * A form: its fields one under the other. Errors are its own, never the browser's bubbles. Should
 * it be sent before its script has come, what was typed goes into the request's body and never
 * into the address.
 */
export const Form = (props: ComponentProps<'form'>) => <FormGrid method="post" {...props} />;

/** Fields that belong together: side by side where there is room. */
export const FieldRow = styled('div')({
  display: 'grid',
  gap: space(5),
  [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});

/** What went wrong with the whole form, beside the button that sent it. */
export const FormError = styled('p')({
  padding: `${space(3)} ${space(4)}`,
  borderInlineStart: `2px solid ${color.clay}`,
  color: color.clay,
  '&:empty': { display: 'none' },
});
