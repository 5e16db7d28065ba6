import { yupResolver } from '@hookform/resolvers/yup';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContentText from '@mui/material/DialogContentText';
import Skeleton from '@mui/material/Skeleton';
import { useForm } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { lineId, newLineFromCatalogue, type ShownLine } from '@/entities/cart';
import { isSoldOut, useGetProductsByIdQuery } from '@/entities/product';
import { loadingAdvice } from '@/shared/api';
import { focusRemoveButton } from '@/shared/lib/focus';
import { nextPaint } from '@/shared/lib/timing';
import { overlayClosed } from '@/shared/overlay';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { DialogFrame } from '@/shared/ui/dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadingStatus } from '@/shared/ui/visually-hidden';

import { changeSizeSchema, type ChangeSizeValues } from '../model/change-size-schema';
import { replaceLine } from '../model/replace-line';
import { ChangeSizeForm } from './change-size-form';

/** The id of the contents, which get the focus when the sizes are loaded by another attempt. */
const contentsId = 'other-sizes';

interface ChangeSizeDialogProps {
  /** A line that is sold out. */
  line: ShownLine;
  /** The id of what gets the focus where the control that opened it is gone. */
  focusFallbackId?: string;
  open: boolean;
  onClose: () => void;
}

/**
 * Replaces a sold-out line of the bag by another size of its product. The new line then has the focus,
 * if it has a Remove button. Where no other size can be bought it says so, and leads to the product.
 */
export const ChangeSizeDialog = ({
  line,
  focusFallbackId,
  open,
  onClose,
}: ChangeSizeDialogProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { data, error, isFetching, refetch } = useGetProductsByIdQuery([line.productId], {
    refetchOnMountOrArgChange: true,
  });
  const form = useForm<ChangeSizeValues>({
    resolver: yupResolver(changeSizeSchema),
    defaultValues: { size: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const product = data?.[line.productId] ?? null;
  const sizes = product?.sizes.filter(({ id }) => id !== line.productSizeId) ?? [];

  const changeSize = form.handleSubmit(async (values) => {
    const size = sizes.find(({ id }) => String(id) === values.size);
    if (product === null || size === undefined) return;
    const { image, color } = line;
    const chosen = newLineFromCatalogue(product, size, { image, color });
    const outcome = await dispatch(replaceLine(line.id, chosen));
    if (outcome.status === 'refused') {
      form.setError('root', { message: outcome.message });
      return;
    }
    onClose();
    if (outcome.status === 'replaced') {
      const { left } = outcome;
      toast.success(
        i18n.t('Size changed to {size}', { size: size.size }),
        left === null
          ? undefined
          : i18n.t('Only {count} left in size {size}', { count: left, size: size.size }),
      );
    }
    // What opened the dialog is gone: closing, it gives the focus to what is around it.
    await nextPaint();
    focusRemoveButton(lineId(chosen));
  });

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={i18n.t('Choose another size')}
      busy={isSubmitting}
      holdsForm
      focusFallbackId={focusFallbackId}
    >
      <Box id={contentsId} tabIndex={-1} aria-busy={isFetching}>
        {data === undefined && error === undefined && (
          <>
            <LoadingStatus />
            <Skeleton height="118px" />
          </>
        )}
        {data === undefined && error !== undefined && (
          <ErrorState
            headingLevel="h3"
            title={i18n.t('Failed to fetch product details')}
            text={loadingAdvice(error)}
            busy={isFetching}
            focusFallbackId={contentsId}
            onRetry={() => void refetch()}
          />
        )}
        {data !== undefined && sizes.every(isSoldOut) && (
          <>
            <DialogContentText role="status">
              {i18n.t('No other size is available.')}
            </DialogContentText>
            {product !== null && (
              <DialogActions>
                <Button
                  href={paths.product(product.id, line.color)}
                  onClick={() => {
                    onClose();
                    dispatch(overlayClosed());
                  }}
                >
                  {i18n.t('Go to the product')}
                </Button>
              </DialogActions>
            )}
          </>
        )}
        {!sizes.every(isSoldOut) && (
          <ChangeSizeForm
            line={line}
            sizes={sizes}
            form={form}
            busy={isSubmitting}
            refusal={errors.root?.message}
            onSubmit={changeSize}
            onClose={onClose}
          />
        )}
      </Box>
    </DialogFrame>
  );
};
