import { i18n } from '@contract/i18n';
import { useFocusFallback } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

export interface ErrorStateProps {
  /** What happened, e.g. 'Failed to load orders'. */
  title: string;
  /** What to do, and that nothing is lost. */
  text?: string;
  /** Shows a button that tries again. */
  onRetry?: () => void;
  /** Default: 'Try again'. */
  retryLabel?: string;
  /** While a retry is pending. */
  busy?: boolean;
  /** The id of the element that gets the focus after a successful retry. Default: the page. */
  focusFallbackId?: string;
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p';
}

/** The announced error of something that could not be loaded, with 'Try again'. */
export const ErrorState = ({
  title,
  text,
  onRetry,
  retryLabel = i18n.t('Try again'),
  busy = false,
  focusFallbackId = 'main',
  headingLevel,
}: ErrorStateProps) => {
  const part = useFocusFallback<HTMLDivElement>(focusFallbackId);
  return (
    <div role="alert" ref={part}>
      <EmptyState
        title={title}
        text={text}
        headingLevel={headingLevel}
        action={
          onRetry && (
            <Button
              variant="outlined"
              busy={busy}
              busyLabel={i18n.t('Trying...')}
              onClick={onRetry}
            >
              {retryLabel}
            </Button>
          )
        }
      />
    </div>
  );
};
