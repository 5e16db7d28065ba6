import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

import { i18n } from '@contract/i18n';
import { useFocusFallback } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/button';

interface OutdatedNoticeProps {
  /** What happened, e.g. 'Failed to load orders'. */
  title: string;
  /** What to do about it. */
  text: string;
  /** The id of the element that gets the focus after a successful retry. */
  focusFallbackId: string;
  busy: boolean;
  onRetry: () => void;
}

/** Shown above data that could not be reloaded, and so may be outdated. */
export const OutdatedNotice = ({
  title,
  text,
  focusFallbackId,
  busy,
  onRetry,
}: OutdatedNoticeProps) => (
  <Alert
    ref={useFocusFallback<HTMLDivElement>(focusFallbackId)}
    variant="standard"
    severity="error"
    sx={{ marginBlockEnd: 8 }}
    action={
      <Button variant="text" busy={busy} busyLabel={i18n.t('Trying...')} onClick={onRetry}>
        {i18n.t('Try again')}
      </Button>
    }
  >
    <AlertTitle>{title}</AlertTitle>
    {text}
  </Alert>
);
