import { i18n } from '@contract/i18n';
import { addressLines, type AddressValues } from '@/entities/address';
import { OutdatedNotice } from '@/shared/ui/error-state';
import { RadioCards } from '@/shared/ui/radio-cards';

import { lastOrderAddress, otherAddress, useSavedAddresses } from '../model/use-saved-addresses';

/** Gets the focus when a retry has brought the addresses. */
const groupId = 'saved-addresses';

const isBlank = (address: AddressValues): boolean =>
  [address.first_name, address.address, address.city].every((text) => text.trim() === '');

const titleOf = (value: string, name: string, index: number): string => {
  if (value === lastOrderAddress) return i18n.t('{name} (last order)', { name });
  return index === 0 ? i18n.t('{name} (default)', { name }) : name;
};

/**
 * The known addresses to choose from, above the fields that they fill in (section 5), or that the
 * saved ones could not be loaded.
 */
export const SavedAddresses = () => {
  const { choices, chosen, kept, choose, retry, retrying } = useSavedAddresses();
  if (retry !== null) {
    return (
      <OutdatedNotice
        title={i18n.t('Failed to load addresses')}
        text={i18n.t('Try again, or enter an address below.')}
        focusFallbackId={groupId}
        busy={retrying}
        onRetry={retry}
      />
    );
  }
  if (choices.length === 0) return null;
  const other =
    kept === null || isBlank(kept)
      ? [i18n.t('Enter it below')]
      : [i18n.t('As you entered it:'), ...addressLines(kept)];
  return (
    <RadioCards
      id={groupId}
      legend={
        choices[0]?.value === lastOrderAddress ? i18n.t('Ship to') : i18n.t('Saved addresses')
      }
      name="saved_address"
      value={chosen}
      options={[
        ...choices.map(({ value, fields }, index) => {
          const [name = '', ...lines] = addressLines(fields);
          return { value, title: titleOf(value, name, index), text: lines.join('\n') };
        }),
        { value: otherAddress, title: i18n.t('Another address'), text: other.join('\n') },
      ]}
      onChange={(event) => choose(event.target.value)}
    />
  );
};
