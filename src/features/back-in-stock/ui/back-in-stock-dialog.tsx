import { yupResolver } from '@hookform/resolvers/yup';
import DialogActions from '@mui/material/DialogActions';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import type { SizeOption } from '@/entities/product';
import { useFormSubmit } from '@/shared/form';
import { takeFocus } from '@/shared/lib/focus';
import { sizeText } from '@/shared/lib/size-text';
import { useAppSelector } from '@/shared/redux';
import { selectUser } from '@/shared/session';
import { BreakableEmail } from '@/shared/ui/breakable-email';
import { Button } from '@/shared/ui/button';
import { DialogFrame } from '@/shared/ui/dialog';
import { MessageWithElements } from '@/shared/ui/message-with-elements';

import { useRequestBackInStockMutation } from '../api/back-in-stock-endpoints';
import { backInStockSchema, type BackInStockValues } from '../model/back-in-stock-schema';
import { BackInStockForm, type BackInStockProduct } from './back-in-stock-form';

interface BackInStockDialogProps {
  open: boolean;
  onClose: () => void;
  product: BackInStockProduct;
  soldOut: readonly SizeOption[];
}

/** A piece in a sentence: English has a comma on either side of the size. */
const pieceText = (name: string, size: string | undefined): string =>
  size === undefined ? name : i18n.t('{piece},', { piece: commaList([name, sizeText(size)]) });

/** Asks for size and email, then says what happens next. */
export const BackInStockDialog = ({ open, onClose, product, soldOut }: BackInStockDialogProps) => {
  const user = useAppSelector(selectUser);
  // What is offered stays while the form is open, also when the stock changes meanwhile.
  const [sizes] = useState(soldOut);
  const [sent, setSent] = useState<{ email: string; sizeId: number } | null>(null);
  const [requestBackInStock] = useRequestBackInStockMutation();
  const form = useForm<BackInStockValues>({
    resolver: yupResolver(backInStockSchema),
    defaultValues: {
      size: sizes.length === 1 ? String(sizes[0]?.id) : '',
      email: user?.email ?? '',
    },
  });
  const submission = useFormSubmit(form, {
    send: ({ size, email }) =>
      requestBackInStock({ productId: product.id, sizeId: Number(size), email }),
    onSuccess: (_nothing, { size, email }) => {
      setSent({ email, sizeId: Number(size) });
    },
    fallback: i18n.t('Failed to send your request'),
  });
  const label = sizes.find(({ id }) => id === sent?.sizeId)?.label;
  const what = pieceText(product.name, label);
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
      busy={submission.busy}
      holdsForm={sent === null}
    >
      {sent === null ? (
        <BackInStockForm
          product={product}
          sizes={sizes}
          form={form}
          submission={submission}
          onClose={onClose}
        />
      ) : (
        <>
          <DialogContentText role="status">
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
            <Button ref={takeFocus} onClick={onClose}>
              {i18n.t('Close')}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
};
