import { Fragment } from 'react';

import { VisuallyHidden } from '@/shared/ui/visually-hidden';

/** A name in which no word breaks at its hyphen, unless it fills a line by itself. */
const unbrokenWords = (name: string) =>
  name.includes('-')
    ? name.split(' ').map((word, index) => (
        <Fragment key={`${index}-${word}`}>
          {index > 0 && ' '}
          <span style={{ display: 'inline-block', textDecoration: 'inherit' }}>{word}</span>
        </Fragment>
      ))
    : name;

/** A name that `shortName` has shortened; screen readers get the whole name. */
export const ShortName = ({ short, rest }: { short: string; rest: string }) => (
  <>
    {unbrokenWords(short)}
    {rest !== '' && ' '}
    {rest !== '' && <VisuallyHidden>{rest.trim()}</VisuallyHidden>}
  </>
);
