import styled from '@emotion/styled';

import type { SizeOption } from '@/entities/product';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/select-field';

import type { SizeMeasures } from './size-measures';
import { isSoldOut } from '../buying/size-choice';
import { readYourSize, rememberYourSize, sizeOptions, type YourSize } from './your-size';

const Root = styled('div')({ display: 'grid', gap: 8 });

const Answer = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  minBlockSize: 50,
});

const answerOf = (here: string, size: SizeOption | undefined): string => {
  if (size === undefined) return `Here that is ${here}, which this piece is not made in.`;
  return isSoldOut(size) ? `Here that is ${here}, which is sold out.` : `Here that is ${here}.`;
};

export interface YourSizeFieldProps {
  measures: readonly SizeMeasures[];
  sizes: readonly SizeOption[];
  usual: YourSize | null;
  /** What that is called in this house. */
  here: string | null;
  onChoose: (size: SizeOption) => void;
}

/** What a person usually wears, and what that is here; it is remembered for the next piece. */
export const YourSizeField = ({ measures, sizes, usual, here, onChoose }: YourSizeFieldProps) => {
  const size = sizes.find(({ label }) => label === here);
  return (
    <Root>
      <SelectField
        label="Your usual size"
        placeholder="Choose your size"
        options={sizeOptions(measures)}
        value={usual === null ? '' : `${usual.system} ${usual.size}`}
        onChange={({ target }) => {
          rememberYourSize(readYourSize(target.value), measures);
        }}
      />
      <Answer aria-live="polite">
        {here !== null && <p>{answerOf(here, size)}</p>}
        {size !== undefined && !isSoldOut(size) && (
          <Button
            variant="text"
            onClick={() => {
              onChoose(size);
            }}
          >
            Choose {size.label}
          </Button>
        )}
      </Answer>
    </Root>
  );
};
