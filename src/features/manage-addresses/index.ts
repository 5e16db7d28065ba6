export { AddressDialog } from './ui/address-dialog';
export { DeleteAddressDialog } from './ui/delete-address-dialog';
