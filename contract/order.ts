import Type, { type Static } from 'typebox';

import { addressFields } from './address';
import { maxLengths, paymentStatuses } from './constants';
import { closedObject, envelope } from './envelope';
import { LineProductSchema } from './line-product';
import { CurrencySchema, MoneySchema } from './money';

export const paymentMethods = ['credit_card', 'cash_on_delivery'] as const;
export const PaymentMethodSchema = Type.Enum([...paymentMethods]);
export type PaymentMethod = Static<typeof PaymentMethodSchema>;

const PhoneSchema = Type.String({ minLength: 1, maxLength: maxLengths.phone, pattern: '\\S' });

/** A total as it was shown to the customer, shipping included. */
export const ExpectedTotalSchema = Type.Object(
  { amount: MoneySchema, currency: CurrencySchema },
  {
    additionalProperties: false,
    description:
      'The total that the customer was shown, shipping included. 409 with `errors.expected_total`, ' +
      'and nothing is written, when the order would cost another. Left out: not compared.',
  },
);
export type ExpectedTotal = Static<typeof ExpectedTotalSchema>;

/** POST /orders; with the same `Idempotency-Key` header a repeated call gets the same response. */
export const PlaceOrderRequestSchema = closedObject({
  ...addressFields,
  payment_method: PaymentMethodSchema,
  phone: PhoneSchema,
  expected_total: Type.Optional(ExpectedTotalSchema),
});
export type PlaceOrderRequest = Static<typeof PlaceOrderRequestSchema>;

export const PlacedOrderSchema = Type.Object({
  id: Type.Integer(),
  payment_url: Type.Optional(Type.String()),
});
export type PlacedOrder = Static<typeof PlacedOrderSchema>;
export const PlaceOrderResponseSchema = envelope(PlacedOrderSchema);

/** A line of an order; `product` is a snapshot from the time of the order and never changes. */
export const OrderProductSchema = Type.Object({
  id: Type.Integer(),
  quantity: Type.Integer(),
  /** Price of one unit, in the order's currency. */
  price: MoneySchema,
  color: Type.Optional(Type.String()),
  product: LineProductSchema,
  product_size: Type.Object({ id: Type.Integer(), size: Type.String() }),
});
export type OrderProduct = Static<typeof OrderProductSchema>;

export const OrderEventSchema = Type.Object({ status: Type.String(), at: Type.String() });

export const PaymentStatusSchema = Type.Enum([...paymentStatuses]);
export type PaymentStatus = Static<typeof PaymentStatusSchema>;

/** The tracking of a shipped order. */
export const TrackingSchema = Type.Object({
  carrier: Type.String(),
  number: Type.String(),
  url: Type.String(),
});
export type Tracking = Static<typeof TrackingSchema>;

/** The first and the last day of delivery, set when the order is placed or paid. */
export const OrderArrivalSchema = Type.Object({
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
});

/** A refund that is made or certain to be made, with its lines where they are known. */
export const OrderRefundSchema = Type.Object({
  id: Type.Integer(),
  amount: MoneySchema,
  /** ISO 8601. */
  at: Type.String(),
  /** By the ids of `order_products`. */
  lines: Type.Array(Type.Object({ id: Type.Integer(), quantity: Type.Integer() })),
});
export type OrderRefund = Static<typeof OrderRefundSchema>;

export const OrderSchema = Type.Object({
  id: Type.Integer(),
  status: Type.String(),
  payment_method: PaymentMethodSchema,
  currency: CurrencySchema,
  /** The subtotal. */
  price: MoneySchema,
  /** The shipping. */
  charge_price: MoneySchema,
  address: Type.Object({ ...addressFields, phone: PhoneSchema }),
  order_products: Type.Array(OrderProductSchema),
  /** Beyond the specification, as are those that follow. ISO 8601. */
  created_at: Type.Optional(Type.String()),
  payment_status: Type.Optional(PaymentStatusSchema),
  events: Type.Optional(Type.Array(OrderEventSchema)),
  tracking: Type.Optional(TrackingSchema),
  arrives: Type.Optional(OrderArrivalSchema),
  /** Until when an unpaid order may be paid, ISO 8601. */
  pay_by: Type.Optional(Type.String()),
  /** When an order was cancelled because it was not paid in time, ISO 8601. */
  expired_at: Type.Optional(Type.String()),
  /** Oldest first; absent where nothing was refunded. */
  refunds: Type.Optional(Type.Array(OrderRefundSchema)),
});
export type Order = Static<typeof OrderSchema>;

/** GET /orders: a page of them where `page` or `per_page` is sent, else the newest. */
export const OrdersQuerySchema = Type.Object({
  page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })),
  per_page: Type.Optional(Type.String({ pattern: `^([1-9]\\d?|100)$` })),
});

/** The page of the list. */
export const PageMetaSchema = Type.Object({
  current_page: Type.Integer(),
  last_page: Type.Integer(),
  total: Type.Integer(),
});

/** GET /orders: newest first. */
export const OrdersResponseSchema = Type.Object({
  ...envelope(Type.Array(OrderSchema)).properties,
  meta: Type.Optional(PageMetaSchema),
});

/** GET /orders/{orderId}, POST /orders/{id}/cancel, POST /orders/{id}/refund */
export const OrderResponseSchema = envelope(OrderSchema);

/** POST /orders/{id}/pay */
export const PayOrderResponseSchema = envelope(Type.Object({ payment_url: Type.String() }));
export type PayOrderResponse = Static<typeof PayOrderResponseSchema>;
