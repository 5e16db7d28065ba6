import { demoShop } from '../demo/catalogue/demo-shop';

/** The day on which the workshop is open: that of the demo customer's orders. */
export const openedAt = Date.parse(`${demoShop.customer.asOf}T09:00:00Z`);
