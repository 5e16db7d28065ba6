import styled from '@emotion/styled';

import { color, media, space } from '@/shared/ui/theme';

/** A form: its fields one under the other. Errors are its own, never the browser's bubbles. */
export const Form = styled('form')({ display: 'grid', gap: space(5) });

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
