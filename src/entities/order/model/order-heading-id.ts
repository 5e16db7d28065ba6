/** The id of an order's heading, to which the focus returns. */
export const orderHeadingId = (orderId: number | string): string => `order-${orderId}`;
