import { Fragment } from 'react';

/** An email address that wraps at its punctuation rather than in the middle of a word. */
export const BreakableEmail = ({ email }: { email: string }) =>
  email.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={`${index}-${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
