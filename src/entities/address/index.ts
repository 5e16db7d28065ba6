export { getAddresses, useGetAddressesQuery } from './api/address-endpoints';
export { addressLines } from './model/address-lines';
export { RegionFields } from './ui/region-fields';
