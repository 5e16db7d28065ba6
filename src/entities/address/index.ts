export { getAddresses, useGetAddressesQuery } from './api/address-endpoints';
export { addressLines, deliveryLines } from './model/address-lines';
export { type AddressForm, addressFormFrom, addressSchema } from './model/address-schema';
export { AddressFields } from './ui/address-fields';
