import DialogActions from '@mui/material/DialogActions';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';

import { i18n } from '@contract/i18n';
import type { SizeOption } from '@/entities/product';
import { sizeText } from '@/shared/lib/size-text';
import { useAppSelector } from '@/shared/redux';
import { selectUser } from '@/shared/session';
import { BreakableEmail } from '@/shared/ui/breakable-email';
import { Button } from '@/shared/ui/button';
import { DialogFrame } from '@/shared/ui/dialog';
import { MessageWithElements } from '@/shared/ui/message-with-elements';

import { BackInStockForm, type BackInStockProduct } from './back-in-stock-form';

interface BackInStockDialogProps {
  open: boolean;
  onClose: () => void;
  product: BackInStockProduct;
  soldOut: readonly SizeOption[];
}

/** Asks for size and email, then says what happens next. */
export const BackInStockDialog = ({ open, onClose, product, soldOut }: BackInStockDialogProps) => {
  const user = useAppSelector(selectUser);
  // What is offered stays while the form is open, also when the stock changes meanwhile.
  const [sizes] = useState(soldOut);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ email: string; sizeId: number } | null>(null);
  const label = sizes.find(({ id }) => id === sent?.sizeId)?.label;
  const what = label === undefined ? product.name : `${product.name}, ${sizeText(label)},`;
  const needsConfirmation = sent?.email.toLowerCase() !== user?.email.toLowerCase();

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={
        sent === null || !needsConfirmation
          ? i18n.t('Tell me when it is back')
          : i18n.t('Please confirm your email')
      }
      busy={busy}
      holdsForm={sent === null}
    >
      {sent === null ? (
        <BackInStockForm
          product={product}
          sizes={sizes}
          email={user?.email ?? ''}
          onBusy={setBusy}
          onSent={setSent}
          onClose={onClose}
        />
      ) : (
        <>
          <DialogContentText role="status" sx={{ overflowWrap: 'anywhere' }}>
            <MessageWithElements
              text={
                needsConfirmation
                  ? i18n.t(
                      'We have sent a link to <email/>. Open it to confirm. We will then write to you once, when {what} is back.',
                      { what },
                    )
                  : i18n.t('We will write to <email/> once, when {what} is back.', { what })
              }
              elements={{ email: () => <BreakableEmail email={sent.email} /> }}
            />
          </DialogContentText>
          <DialogActions>
            {/* The focus was in the form. */}
            <Button
              ref={(button) => {
                button?.focus();
              }}
              onClick={onClose}
            >
              {i18n.t('Close')}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
};
