/** The fields of the checkout's address form (specification, section 5). */
export interface CheckoutAddress {
  firstName: string;
  lastName: string;
  address: string;
  apartment: string;
  city: string;
  country: string;
  state: string;
  zipCode: string;
  phone: string;
}

export const emptyCheckoutAddress: CheckoutAddress = {
  firstName: '',
  lastName: '',
  address: '',
  apartment: '',
  city: '',
  country: '',
  state: '',
  zipCode: '',
  phone: '',
};
