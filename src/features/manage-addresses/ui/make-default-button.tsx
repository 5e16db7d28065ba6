import type { Address } from '@contract/address';
import { i18n } from '@contract/i18n';
import { addressValuesFrom } from '@/entities/address';
import { providerMessage } from '@/shared/api';
import { useFocusFallback } from '@/shared/lib/focus';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';

import { useUpdateAddressMutation } from '../api/manage-addresses-endpoints';

interface MakeDefaultButtonProps {
  address: Address;
  /** The id of the element that gets the focus once this button is gone. */
  focusFallbackId: string;
}

/** Makes a saved address the default, from which checkout is prefilled (ADR 0015). */
export const MakeDefaultButton = ({ address, focusFallbackId }: MakeDefaultButtonProps) => {
  const toast = useToast();
  const [updateAddress, { isLoading }] = useUpdateAddressMutation();
  const part = useFocusFallback<HTMLSpanElement>(focusFallbackId);

  const makeDefault = async () => {
    const { error } = await updateAddress({
      id: address.id,
      address: { ...addressValuesFrom(address), is_default: true },
    });
    if (error === undefined) {
      toast.success(
        i18n.t('Address updated successfully'),
        i18n.t('It is now your default address'),
      );
    } else {
      toast.error(i18n.t('Failed to save address'), providerMessage(error));
    }
  };

  return (
    <span ref={part} style={{ display: 'contents' }}>
      <Button
        variant="text"
        size="small"
        busy={isLoading}
        busyLabel={i18n.t('Saving...')}
        aria-label={i18n.t('Make default: {address}', { address: address.address })}
        onClick={() => void makeDefault()}
      >
        {i18n.t('Make default')}
      </Button>
    </span>
  );
};
