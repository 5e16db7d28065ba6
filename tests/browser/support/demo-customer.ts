/** The customer of the demo shop, with addresses and orders. */
export const demoCustomer = {
  email: 'demo@selvage.test',
  password: 'selvage-demo',
} as const;
