import { VisuallyHidden } from '@/shared/ui/visually-hidden';

/** A name that `shortName` has shortened; screen readers get the whole name. */
export const ShortName = ({ short, rest }: { short: string; rest: string }) => (
  <>
    {short}
    {rest !== '' && ' '}
    {rest !== '' && <VisuallyHidden>{rest.trim()}</VisuallyHidden>}
  </>
);
