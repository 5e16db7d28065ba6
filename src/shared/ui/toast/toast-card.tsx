import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { Toast } from '@/shared/toast';
import { IconButton } from '@/shared/ui/icon-button';

/** Long enough to read a message twice; errors and long messages stay longer. */
const shownMs = 5000;
const errorShownMs = 9000;
const msPerLetter = 90;

export interface ToastCardProps {
  toast: Toast;
  onDismiss: (id: string) => void;
}

/** One toast: it closes by itself, but not while it is hovered or has the focus. */
export const ToastCard = ({ toast, onDismiss }: ToastCardProps) => {
  const { id, tone, title, description } = toast;
  const readingMs = (title.length + (description?.length ?? 0)) * msPerLetter;
  const dismiss = () => {
    onDismiss(id);
  };

  return (
    <Snackbar
      open
      role="listitem"
      sx={{ pointerEvents: 'auto' }}
      autoHideDuration={Math.max(tone === 'error' ? errorShownMs : shownMs, readingMs)}
      onClose={(_, reason) => {
        if (reason === 'timeout') dismiss();
      }}
    >
      <Alert
        severity={tone}
        // The live region beside it is what screen readers announce.
        role="presentation"
        action={<IconButton icon="close" size={18} label={i18n.t('Dismiss')} onClick={dismiss} />}
      >
        <span>{title}</span>
        {description !== undefined && <Typography variant="body2">{description}</Typography>}
      </Alert>
    </Snackbar>
  );
};
