import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

import { useFocusHome } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/button';

interface OutdatedNoticeProps {
  /** What happened, e.g. 'Failed to load orders'. */
  title: string;
  /** What to do about it. */
  text: string;
  /** The id of the element that gets the focus after a successful retry. */
  homeId: string;
  busy: boolean;
  onRetry: () => void;
}

/** Above what was loaded before and could not be reloaded: it stays, and may be outdated. */
export const OutdatedNotice = ({ title, text, homeId, busy, onRetry }: OutdatedNoticeProps) => (
  <Alert
    ref={useFocusHome<HTMLDivElement>(homeId)}
    variant="standard"
    severity="error"
    sx={{ marginBlockEnd: 8 }}
    action={
      <Button variant="text" busy={busy} busyLabel="Trying..." onClick={onRetry}>
        Try again
      </Button>
    }
  >
    <AlertTitle>{title}</AlertTitle>
    {text}
  </Alert>
);
