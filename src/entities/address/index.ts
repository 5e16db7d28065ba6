export { getAddresses, useGetAddressesQuery } from './api/address-endpoints';
export { addressLines } from './model/address-lines';
export {
  countryNames,
  emirates,
  emiratesCountry,
  emiratesZip,
  isEmirates,
} from './model/regions';
