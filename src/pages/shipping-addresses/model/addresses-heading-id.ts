/** The id of the page's heading, which gets the focus when a focused address is removed. */
export const addressesHeadingId = 'shipping-addresses';
