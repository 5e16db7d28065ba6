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
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p';
}

/** What could not be loaded, said to everyone, with 'Try again'. */
export const ErrorState = ({
  title,
  text,
  onRetry,
  busy = false,
  headingLevel,
}: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      title={title}
      text={text}
      headingLevel={headingLevel}
      action={
        onRetry && (
          <Button variant="secondary" busy={busy} busyLabel="Trying..." onClick={onRetry}>
            Try again
          </Button>
        )
      }
    />
  </div>
);
