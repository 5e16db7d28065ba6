import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { reloadPage } from '@/shared/lib/browser';
import { useAppDispatch } from '@/shared/redux';
import type { Toast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { media } from '@/shared/ui/theme';

/** Long enough to read a message twice; errors and long messages stay longer. */
const shownMs = 5000;
const errorShownMs = 9000;
/** Long enough to find the button, also by the keyboard. */
const buttonShownMs = 15_000;
const msPerLetter = 90;

export interface ToastCardProps {
  toast: Toast;
  onDismiss: (id: string) => void;
}

const shortest = ({ severity, undo, reloads }: Toast): number => {
  if (undo !== undefined || reloads === true) return buttonShownMs;
  return severity === 'error' ? errorShownMs : shownMs;
};

/** One toast: it closes by itself, but not while it is hovered or has the focus. */
export const ToastCard = ({ toast, onDismiss }: ToastCardProps) => {
  const dispatch = useAppDispatch();
  const { id, severity, title, description, undo, reloads, lasting } = toast;
  const readingMs = (title.length + (description?.length ?? 0)) * msPerLetter;
  const dismiss = () => {
    onDismiss(id);
  };

  return (
    <Snackbar
      open
      role="listitem"
      sx={{ pointerEvents: 'auto' }}
      autoHideDuration={lasting === true ? null : Math.max(shortest(toast), readingMs)}
      onClose={(_, reason) => {
        if (reason === 'timeout') dismiss();
      }}
      onKeyDown={(event) => {
        // Where a panel is open it does not hear a key that is pressed in a toast.
        if (event.key === 'Escape') dismiss();
      }}
    >
      <Alert
        severity={severity}
        // The live region beside it is what screen readers announce.
        role="presentation"
        // A short one has room beside the title of a panel.
        sx={{ [media.smallPhone]: { paddingInlineStart: 2 } }}
        action={
          <>
            {undo !== undefined && (
              <Button
                variant="text"
                size="small"
                onClick={() => {
                  dismiss();
                  dispatch(undo);
                }}
                sx={{ paddingInline: 3, whiteSpace: 'nowrap' }}
              >
                {i18n.t('Undo')}
              </Button>
            )}
            {reloads === true && (
              <Button
                variant="text"
                size="small"
                onClick={() => {
                  // What is not there without a connection, the toast says already.
                  reloadPage().catch(() => undefined);
                }}
                sx={{ paddingInline: 3, whiteSpace: 'nowrap' }}
              >
                {i18n.t('Reload')}
              </Button>
            )}
            <IconButton icon="close" size={18} label={i18n.t('Dismiss')} onClick={dismiss} />
          </>
        }
      >
        <span>{title}</span>
        {description !== undefined && <Typography variant="body2">{description}</Typography>}
      </Alert>
    </Snackbar>
  );
};
