import { useFocusHome } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface ErrorStateProps {
  /** What happened, e.g. 'Failed to load orders'. */
  title: string;
  /** That nothing is lost, and what to do. */
  text?: string;
  /** Shows 'Try again'. */
  onRetry?: () => void;
  /** While it is being tried again. */
  busy?: boolean;
  /** The id of what gets the focus when trying again has helped. */
  homeId?: string;
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p';
}

/** What could not be loaded, said to everyone, with 'Try again'. */
export const ErrorState = ({
  title,
  text,
  onRetry,
  busy = false,
  homeId = '',
  headingLevel,
}: ErrorStateProps) => {
  const part = useFocusHome<HTMLDivElement>(homeId);
  return (
    <div role="alert" ref={part}>
      <EmptyState
        title={title}
        text={text}
        headingLevel={headingLevel}
        action={
          onRetry && (
            <Button variant="outlined" busy={busy} busyLabel="Trying..." onClick={onRetry}>
              Try again
            </Button>
          )
        }
      />
    </div>
  );
};
