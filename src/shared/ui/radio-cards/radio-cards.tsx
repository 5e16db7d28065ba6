import styled from '@emotion/styled';
import { type ComponentProps, useId } from 'react';

import { color, labelText, motion, space } from '@/shared/ui/theme';

interface RadioCard {
  value: string;
  title: string;
  text?: string;
}

interface RadioCardsProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  /** What is chosen, said above the cards. */
  legend: string;
  name: string;
  options: readonly RadioCard[];
  /** The chosen value, when it is controlled; `register` needs none. */
  value?: string;
  error?: string;
}

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const Legend = styled('legend')({ ...labelText, padding: 0, marginBlockEnd: space(3) });
const Cards = styled('div')({ display: 'grid', gap: space(3) });

const Card = styled('label')({
  display: 'flex',
  gap: 14,
  alignItems: 'flex-start',
  padding: 16,
  border: `1px solid ${color.line}`,
  cursor: 'pointer',
  transition: `border-color ${motion.touch} ${motion.easing}`,
  '&:hover': { borderColor: color.stone },
  '&:has(:checked)': { borderColor: color.ink },
});

const Dot = styled('input')({
  appearance: 'none',
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  marginBlockStart: 2,
  border: `1px solid ${color.stone}`,
  borderRadius: '50%',
  cursor: 'pointer',
  '&:checked': { borderColor: color.ink, borderWidth: 6 },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

const Text = styled('span')({ display: 'block', fontSize: '0.875rem', color: color.ash });
const ErrorText = styled('p')({
  marginBlockStart: space(2),
  fontSize: '0.875rem',
  color: color.clay,
});

/** One choice of a few, each a card with a title and a line; takes what `register` gives. */
export const RadioCards = ({ legend, name, options, value, error, ...input }: RadioCardsProps) => {
  const errorId = useId();
  const wrong = error !== undefined && error !== '';
  return (
    <Group aria-describedby={wrong ? errorId : undefined}>
      <Legend>{legend}</Legend>
      <Cards>
        {options.map((option) => (
          <Card key={option.value}>
            <Dot
              {...input}
              type="radio"
              name={name}
              value={option.value}
              {...(value === undefined ? {} : { checked: option.value === value })}
            />
            <span>
              {option.title}
              {option.text !== undefined && <Text>{option.text}</Text>}
            </span>
          </Card>
        ))}
      </Cards>
      {wrong && <ErrorText id={errorId}>{error}</ErrorText>}
    </Group>
  );
};
