import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

interface FilterGroupProps {
  legend: string;
  /** Its options are still loading. */
  busy?: boolean;
  children: ReactNode;
}

/** A group of filters with its legend. */
export const FilterGroup = ({ legend, busy, children }: FilterGroupProps) => (
  // Otherwise all options are drawn again whenever one of them gets or loses the focus.
  <FormControl component="fieldset" focused={false} aria-busy={busy} sx={{ gap: 0 }}>
    <FormLabel component="legend" sx={{ marginBlockEnd: 3 }}>
      {legend}
    </FormLabel>
    {children}
  </FormControl>
);
