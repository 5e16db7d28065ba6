import Stack, { type StackProps } from '@mui/material/Stack';
import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';
import type { KeyboardEvent, ReactNode } from 'react';

interface Choice {
  value: string | number;
  label: ReactNode;
  /** The id of what a screen reader says after the label. */
  describedBy?: string;
  disabled?: boolean;
  /** A long label: it spans two columns. */
  wide?: boolean;
}

interface ChoiceButtonsProps extends Omit<StackProps, 'color'> {
  color?: ToggleButtonProps['color'];
  choices: readonly Choice[];
  value: Choice['value'] | null;
  onChoose: (value: Choice['value']) => void;
}

const stepsOfKeys = (): Partial<Record<string, number>> => {
  const right = (import.meta.env.VITE_DIRECTION ?? document.dir) === 'rtl' ? -1 : 1;
  return { ArrowRight: right, ArrowDown: 1, ArrowLeft: -right, ArrowUp: -1 };
};

/** As among radio buttons, an arrow key chooses the next available one and wraps around. */
const chooseByArrow = (event: KeyboardEvent<HTMLElement>) => {
  const step = stepsOfKeys()[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const current = buttons.findIndex((button) => button === event.target);
  const next = buttons.at((current + step) % buttons.length);
  next?.focus();
  next?.click();
};

/** Toggle buttons of which one is chosen: radio buttons to a keyboard and a screen reader. */
export const ChoiceButtons = ({
  color,
  choices,
  value,
  onChoose,
  ...group
}: ChoiceButtonsProps) => {
  const available = choices.filter(({ disabled }) => !disabled);
  const tabStop = available.find((choice) => choice.value === value) ?? available[0];
  return (
    <Stack role="group" direction="row" onKeyDown={chooseByArrow} {...group}>
      {choices.map((choice) => (
        <ToggleButton
          key={choice.value}
          value={choice.value}
          color={color}
          selected={choice.value === value}
          onChange={() => onChoose(choice.value)}
          disabled={choice.disabled}
          role="radio"
          aria-checked={choice.value === value}
          aria-pressed={undefined}
          aria-describedby={choice.describedBy}
          tabIndex={choice === tabStop ? 0 : -1}
          sx={choice.wide ? { gridColumn: 'span 2' } : undefined}
        >
          {choice.label}
        </ToggleButton>
      ))}
    </Stack>
  );
};
