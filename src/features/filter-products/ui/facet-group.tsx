import Skeleton from '@mui/material/Skeleton';
import Grid from '@mui/material/Grid';
import { memo, useCallback, useState } from 'react';

import type { FacetValue } from '@contract/product';
import type { ValueFilters } from '@/entities/product';
import { Button } from '@/shared/ui/button';

import {
  type FacetOption,
  facetOptions,
  firstOptions,
  nothingOffered,
} from '../model/facet-options';
import { CountsContext, FacetCheckbox } from './facet-checkbox';
import { FilterGroup } from './filter-group';

export interface FacetGroupProps {
  name: keyof ValueFilters;
  legend: string;
  /** The label of the button that shows all options. */
  allLabel: (count: number) => string;
  counted: readonly FacetOption[];
  /** The counts are loading: space is reserved. */
  loading: boolean;
  /** Counts of values that are not offered but can be chosen by a link. */
  otherCounts?: readonly FacetValue[];
  chosen: readonly string[];
  onToggle: (name: keyof ValueFilters, value: string) => void;
}

/** Three rows of options. */
const loadingHeight = '132px';

/** The background of a dot of one color, or of several side by side. */
const dotOf = (swatch: readonly string[] = []): string | undefined => {
  if (swatch.length === 0) return undefined;
  const share = 100 / swatch.length;
  const parts = swatch.map((part, index) => `${part} ${index * share}% ${(index + 1) * share}%`);
  return `conic-gradient(${parts.join(', ')})`;
};

/**
 * The values of one filter, each with its number of products. Memoized, because there are many: choosing a
 * value renders only the group that it is in.
 */
export const FacetGroup = memo(function FacetGroup({
  name,
  legend,
  allLabel,
  counted,
  loading,
  otherCounts,
  chosen,
  onToggle,
}: FacetGroupProps) {
  const [all, setAll] = useState(false);
  const [before, setBefore] = useState(nothingOffered);
  /** What was chosen since the sheet was opened: it can be chosen again, and keeps the focus. */
  const [tried, setTried] = useState(chosen);
  const toggle = useCallback(
    (value: string) => {
      setTried((values) => [...values, value]);
      onToggle(name, value);
    },
    [name, onToggle],
  );
  const options = facetOptions(before.options, counted, chosen, otherCounts);
  const kept = [...chosen, ...before.shown.map(({ value }) => value)];
  const shown = all ? options : firstOptions(options, kept);
  if (options.length > before.options.length || shown.length > before.shown.length) {
    setBefore({ options, shown });
  }
  if (options.length === 0) {
    return loading ? (
      <FilterGroup legend={legend} busy>
        <Skeleton height={loadingHeight} />
      </FilterGroup>
    ) : null;
  }
  return (
    <FilterGroup legend={legend}>
      <CountsContext value={new Map(shown.map(({ value, count }) => [value, count]))}>
        <Grid container columnSpacing={3}>
          {shown.map(({ value, count, swatch }) => (
            <FacetCheckbox
              key={value}
              value={value}
              dot={dotOf(swatch)}
              checked={chosen.includes(value)}
              disabled={count === 0 && !tried.includes(value)}
              onToggle={toggle}
            />
          ))}
        </Grid>
      </CountsContext>
      {shown.length < options.length && (
        <Button variant="text" onClick={() => setAll(true)}>
          {allLabel(options.length)}
        </Button>
      )}
    </FilterGroup>
  );
});
