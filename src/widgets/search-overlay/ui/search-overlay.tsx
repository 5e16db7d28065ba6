import styled from '@emotion/styled';
import { type FormEvent, useId, useState } from 'react';

import { useSearchProducts } from '@/features/search-products';
import { overlayClosed, selectOpenOverlay } from '@/shared/overlay';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Icon } from '@/shared/ui/icon';
import { Sheet } from '@/shared/ui/sheet';
import { color, font, headingText, space, touchTargetPx } from '@/shared/ui/theme';

const Form = styled('form')({
  inlineSize: '100%',
  maxInlineSize: 880,
  marginInline: 'auto',
  paddingBlock: `${space(2)} clamp(${space(10)}, 7vw, ${space(24)})`,
});

const Prompt = styled('label')({
  ...headingText.h2,
  display: 'block',
  textAlign: 'center',
  textWrap: 'balance',
});

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  marginBlockStart: `clamp(${space(6)}, 4vw, ${space(12)})`,
  borderBlockEnd: `1px solid ${color.ink}`,
  '&:focus-within': { borderBlockEndWidth: 2, marginBlockEnd: -1 },
});

const Input = styled('input')({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 60,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  fontFamily: font.text,
  fontSize: 'clamp(1.125rem, 1rem + 0.6vw, 1.5rem)',
  appearance: 'none',
  '&::placeholder': { color: color.ash, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  // The line under it is the sign of the focus.
  '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' },
});

const Submit = styled('button')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: touchTargetPx,
  blockSize: touchTargetPx,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

const Hint = styled('p')({ marginBlockStart: space(3), fontSize: '0.875rem', color: color.ash });

/** The panel was opened to type in it. */
const takeFocus = (input: HTMLInputElement | null): void => {
  input?.focus({ preventScroll: true });
};

/** Asks what a person is looking for and leads to the results (specification, section 2). */
export const SearchOverlay = () => {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenOverlay) === 'search';
  const search = useSearchProducts();
  const [typed, setTyped] = useState('');
  const id = useId();

  const close = () => {
    dispatch(overlayClosed());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (search(typed)) close();
  };

  return (
    <Sheet
      open={open}
      onClose={close}
      onClosed={() => {
        setTyped('');
      }}
      anchor="top"
      title="Search"
      titleHidden
      closeLabel="Close search"
    >
      <Form role="search" onSubmit={submit}>
        <Prompt htmlFor={`${id}-query`}>What are you looking for?</Prompt>
        <Line>
          <Input
            ref={takeFocus}
            id={`${id}-query`}
            type="search"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
            placeholder="Search products..."
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
          <Submit type="submit" aria-label="Search">
            <Icon name="arrow-end" />
          </Submit>
        </Line>
        <Hint id={`${id}-hint`}>Press Enter to search</Hint>
      </Form>
    </Sheet>
  );
};
