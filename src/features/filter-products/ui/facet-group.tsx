import styled from '@emotion/styled';
import { useState } from 'react';

import type { FacetValue } from '@contract/product';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { color, labelText } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { facetOptions, firstOptions, toggled } from '../model/facet-options';

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const Legend = styled('legend')({ ...labelText, padding: 0, marginBlockEnd: 12 });

const Options = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 12,
});

const Count = styled('span')({
  color: color.ash,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});

export interface FacetGroupProps {
  legend: string;
  /** What the button says that shows all of many. */
  allLabel: string;
  counted: readonly FacetValue[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The sizes or colours of a listing, each with how many pieces have it. */
export const FacetGroup = ({ legend, allLabel, counted, chosen, onChange }: FacetGroupProps) => {
  const [all, setAll] = useState(false);
  const options = facetOptions(counted, chosen);
  const shown = all ? options : firstOptions(options, chosen);
  if (options.length === 0) return null;
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Options>
        {shown.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={
              <>
                {value}
                <VisuallyHidden>, </VisuallyHidden> <Count>{count}</Count>
              </>
            }
            checked={chosen.includes(value)}
            onChange={() => {
              onChange(toggled(chosen, value));
            }}
          />
        ))}
      </Options>
      {shown.length < options.length && (
        <Button
          variant="text"
          onClick={() => {
            setAll(true);
          }}
        >
          {allLabel.replace('{count}', String(options.length))}
        </Button>
      )}
    </Group>
  );
};
