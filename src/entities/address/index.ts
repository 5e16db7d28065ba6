export { addressLines, deliveryLines } from '@contract/address-lines';

export {
  addAddress,
  getAddresses,
  useAddAddressMutation,
  useGetAddressesQuery,
} from './api/address-endpoints';
export { type AddressValues, addressValuesFrom, addressSchema } from './model/address-schema';
export { isCountry, isEmirates } from './model/emirates';
export { AddressFields } from './ui/address-fields';
