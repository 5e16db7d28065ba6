export { AddressDialog } from './ui/address-dialog';
export { DeleteAddressDialog } from './ui/delete-address-dialog';
export { MakeDefaultButton } from './ui/make-default-button';
