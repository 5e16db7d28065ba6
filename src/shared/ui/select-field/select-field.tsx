import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentProps, useId } from 'react';

import { Icon } from '@/shared/ui/icon';
import { describedBy, FieldFrame, type FieldProps } from '@/shared/ui/text-field';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is ''. */
  placeholder?: string;
}

const Chevron = ({ className }: { className?: string }) => (
  <span className={className}>
    <Icon name="chevron-down" size={18} />
  </span>
);

/** A choice from a list with its label above; takes the result of `register`. */
export const SelectField = ({
  label,
  error,
  hint,
  ref,
  options,
  placeholder,
  ...select
}: SelectFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <NativeSelect
        id={id}
        input={<OutlinedInput />}
        IconComponent={Chevron}
        inputRef={ref}
        inputProps={{ ...select, 'aria-describedby': describedBy(id, { error, hint }) }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
};
