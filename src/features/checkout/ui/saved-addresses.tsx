import { addressLines } from '@/entities/address';
import { RadioCards } from '@/shared/ui/radio-cards';

import { otherAddress, useSavedAddresses } from '../model/use-saved-addresses';

type Lines = Parameters<typeof addressLines>[0];

/** An address in one line, without the name. */
const inOneLine = (address: Lines): string => addressLines(address).slice(1).join(', ');

const isBlank = (address: Lines): boolean =>
  [address.first_name, address.address, address.city].every((text) => text.trim() === '');

/** The saved addresses to choose from, above the fields that they fill in (section 5). */
export const SavedAddresses = () => {
  const { saved, chosen, kept, choose } = useSavedAddresses();
  if (saved.length === 0) return null;
  const other =
    kept === null || isBlank(kept)
      ? 'Type it below'
      : `As you typed it: ${addressLines(kept).join(', ')}`;
  return (
    <RadioCards
      legend="Saved addresses"
      name="saved_address"
      value={chosen}
      options={[
        ...saved.map((address, index) => ({
          value: String(address.id),
          title: `${addressLines(address)[0] ?? ''}${index === 0 ? ' (default)' : ''}`,
          text: inOneLine(address),
        })),
        { value: otherAddress, title: 'Another address', text: other },
      ]}
      onChange={(event) => {
        choose(event.target.value);
      }}
    />
  );
};
