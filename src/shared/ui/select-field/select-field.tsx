import styled from '@emotion/styled';
import { type ComponentProps, useId } from 'react';

import { Icon } from '@/shared/ui/icon';
import { fieldAria, fieldBox, FieldFrame, type FieldProps } from '@/shared/ui/text-field';

interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is ''. */
  placeholder?: string;
}

const Box = styled('span')({ position: 'relative', display: 'block' });

const Select = styled('select')(fieldBox, {
  appearance: 'none',
  paddingInlineEnd: 44,
  textOverflow: 'ellipsis',
});

const Chevron = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 14,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});

/** A choice from a list with its label above; takes what `register` gives. */
export const SelectField = ({
  label,
  error,
  hint,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) => {
  const generated = useId();
  const ownId = id ?? generated;
  return (
    <FieldFrame id={ownId} label={label} error={error} hint={hint}>
      <Box>
        <Select {...select} {...fieldAria(ownId, { error, hint })} id={ownId}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <Chevron>
          <Icon name="chevron-down" size={18} />
        </Chevron>
      </Box>
    </FieldFrame>
  );
};
