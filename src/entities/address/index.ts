export { addressLines, deliveryLines } from '@contract/address-lines';
export { isEmirates } from '@contract/regions';

export {
  addAddress,
  getAddresses,
  useAddAddressMutation,
  useGetAddressesQuery,
} from './api/address-endpoints';
export { type AddressValues, addressValuesFrom, addressSchema } from './model/address-schema';
export { AddressFields } from './ui/address-fields';
