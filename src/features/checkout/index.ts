export { checkoutReducer } from './model/checkout-slice';
