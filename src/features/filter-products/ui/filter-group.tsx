import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

interface FilterGroupProps {
  legend: string;
  /** Its choices are still coming. */
  busy?: boolean;
  children: ReactNode;
}

/** Filters that belong together, under their legend. */
export const FilterGroup = ({ legend, busy, children }: FilterGroupProps) => (
  <FormControl component="fieldset" aria-busy={busy} sx={{ gap: 0 }}>
    <FormLabel component="legend" sx={{ typography: 'overline', marginBlockEnd: 3 }}>
      {legend}
    </FormLabel>
    {children}
  </FormControl>
);
