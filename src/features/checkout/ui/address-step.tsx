import { AddressFields } from '@/entities/address';

import { PhoneField } from './phone-field';
import { SaveAddress } from './save-address';
import { SavedAddresses } from './saved-addresses';

/**
 * Where the order goes (section 5). The phone is rendered after the address, so that its fields are
 * registered, and focused for errors, before it. What need not be answered comes last.
 */
export const AddressStep = () => (
  <>
    <SavedAddresses />
    <AddressFields countryPlace="before-state" />
    <PhoneField />
    <SaveAddress />
  </>
);
