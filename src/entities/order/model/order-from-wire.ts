import type { Order, OrderProduct } from '@contract/order';

type WireLine = Omit<OrderProduct, 'product_size'> & {
  product_size: Partial<Pick<OrderProduct['product_size'], 'id'>> & { size: string };
};

/** An order as any provider sends it: section 3 names no phone and no size's id. */
export type WireOrder = Omit<Order, 'address' | 'order_products'> & {
  address: Omit<Order['address'], 'phone'> & { phone?: string };
  order_products: WireLine[];
};

/** Section 7 does not define this response; our provider sends the order. */
interface OrderChangeResponse {
  data?: Partial<WireOrder> | null;
}

/** Stands in for a size id that the provider omits: the size is then found by its label. */
const unknownSizeId = 0;

/** The provider's order, with what it may leave out. */
export const orderFromWire = (wire: WireOrder): Order => ({
  ...wire,
  address: { ...wire.address, phone: wire.address.phone ?? '' },
  order_products: wire.order_products.map((line) => ({
    ...line,
    product_size: { id: unknownSizeId, ...line.product_size },
  })),
});

/** The order after a cancel or refund; null if the response is incomplete. */
export const orderAfterChange = ({ data }: OrderChangeResponse): Order | null =>
  data?.id !== undefined &&
  data.status !== undefined &&
  data.address !== undefined &&
  data.order_products !== undefined
    ? orderFromWire(data as WireOrder)
    : null;
