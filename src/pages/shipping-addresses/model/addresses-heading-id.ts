/** The id of the page's heading: it gets the focus when an address goes away with it. */
export const addressesHeadingId = 'shipping-addresses';
