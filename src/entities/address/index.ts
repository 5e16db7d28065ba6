export { addressLines, deliveryLines } from '@contract/address-lines';

export { getAddresses, useGetAddressesQuery } from './api/address-endpoints';
export { type AddressForm, addressFormFrom, addressSchema } from './model/address-schema';
export { AddressFields } from './ui/address-fields';
