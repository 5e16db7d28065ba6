/** The shop's own store, and what of other slices tests of lower layers need: these may not import it. */
export { makeStore } from '@/app/redux';
export { currencyChosen } from '@/entities/currency';
