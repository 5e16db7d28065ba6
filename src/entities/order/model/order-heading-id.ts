/** The id of the element that stands for an order where it is shown: what the focus returns to. */
export const orderHeadingId = (orderId: number | string): string => `order-${orderId}`;
