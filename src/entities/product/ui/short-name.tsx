import { VisuallyHidden } from '@/shared/ui/visually-hidden';

/** A name that `shortName` has cut: what is left out is said to those who do not see the card. */
export const ShortName = ({ short, rest }: { short: string; rest: string }) => (
  <>
    {short}
    {rest !== '' && ' '}
    {rest !== '' && <VisuallyHidden>{rest.trim()}</VisuallyHidden>}
  </>
);
