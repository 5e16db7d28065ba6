import { and, eq } from 'drizzle-orm';

import { arrivalDates } from '@contract/arrival';
import type { OrderStatus } from '@contract/constants';

import type { DemoOrder, DemoShop } from '../../../demo/catalogue/demo-shop-schema';
import { lineProduct } from '../services/catalogue/line-product';
import type { Transaction } from '../db/database';
import {
  addresses,
  customers,
  orderEvents,
  orderLines,
  orders,
  payments,
  productSizes,
  refunds,
} from '../db/schema';
import type { UrlOf } from '../services/shop-data/pictures';
import { ordersOfToday } from './orders-of-today';

type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId'>;

const linesOf = async (
  tx: Transaction,
  shop: DemoShop,
  order: DemoOrder,
  urlOf: UrlOf,
): Promise<NewLine[]> => {
  const lines: NewLine[] = [];
  for (const { productId, size, color = '', quantity } of order.lines) {
    const product = shop.products.find(({ id }) => id === productId);
    const [sizeRow] = await tx
      .select({ id: productSizes.id })
      .from(productSizes)
      .where(and(eq(productSizes.productId, productId), eq(productSizes.size, size)));
    const picture =
      product?.pictures.find((candidate) => candidate.color === color) ?? product?.pictures[0];
    if (!product || !sizeRow || !picture) {
      throw new Error(`A demo order names product ${productId} in size ${size}, which is missing.`);
    }
    lines.push({
      productId,
      productSizeId: sizeRow.id,
      size,
      color,
      quantity,
      unitPrice: product.prices[order.currency],
      product: lineProduct(product, product.prices, urlOf(picture.file)),
    });
  }
  return lines;
};

const seedOrder = async (
  tx: Transaction,
  shop: DemoShop,
  { customerId, order, urlOf }: { customerId: number; order: DemoOrder; urlOf: UrlOf },
) => {
  const address = shop.customer.addresses[order.address];
  const events = order.events.map(({ status, at }) => ({
    status: status as OrderStatus,
    at: new Date(at),
  }));
  const placedAt = events[0]?.at ?? new Date(0);
  const arrives = arrivalDates(placedAt, shop.timeZone);
  const cancelled = events.find(({ status }) => ['cancelled', 'refunded'].includes(status));
  if (!address) throw new Error('A demo order names an address that is missing.');
  const lines = await linesOf(tx, shop, order, urlOf);
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const shipping = shop.brand.settings.shipping[order.currency];

  const [row] = await tx
    .insert(orders)
    .values({
      customerId,
      status: order.status as OrderStatus,
      paymentMethod: order.paymentMethod,
      paymentStatus: order.paymentStatus,
      currency: order.currency,
      subtotal,
      shipping,
      address: {
        first_name: address.firstName,
        last_name: address.lastName,
        address: address.address,
        apartment: address.apartment ?? null,
        city: address.city,
        state: address.state,
        zip_code: address.zipCode,
        country: address.country,
        phone: order.phone,
      },
      arrivesFrom: arrives.from,
      arrivesTo: arrives.to,
      stockRestoredAt: cancelled?.at ?? null,
      createdAt: placedAt,
    })
    .returning({ id: orders.id });
  if (!row) throw new Error('A demo order was not written.');

  const bought = await tx
    .insert(orderLines)
    .values(
      lines.map((line) => ({ ...line, orderId: row.id, restocked: cancelled ? line.quantity : 0 })),
    )
    .returning({ id: orderLines.id, quantity: orderLines.quantity });
  await tx.insert(orderEvents).values(events.map((event) => ({ ...event, orderId: row.id })));
  if (order.paymentMethod === 'credit_card' && order.paymentStatus !== 'unpaid') {
    const [payment] = await tx
      .insert(payments)
      .values({
        orderId: row.id,
        provider: 'sandbox',
        amount: subtotal + shipping,
        currency: order.currency,
        status: order.paymentStatus,
        createdAt: placedAt,
      })
      .returning({ id: payments.id });
    if (payment && cancelled && order.paymentStatus === 'refunded') {
      await tx.insert(refunds).values({
        orderId: row.id,
        paymentId: payment.id,
        currency: order.currency,
        amount: cancelled.status === 'refunded' ? subtotal : subtotal + shipping,
        lines: bought,
        restock: true,
        origin: 'customer',
        status: 'done',
        key: `refund-demo-${row.id}`,
        createdAt: cancelled.at,
        settledAt: cancelled.at,
      });
    }
  }
};

/** The demo customer: verified, with addresses and an order in every status, as of `now`. */
export const seedCustomer = async (
  tx: Transaction,
  shop: DemoShop,
  { passwordHash, urlOf, now }: { passwordHash: string; urlOf: UrlOf; now: Date },
) => {
  const { name, email, currency, addresses: demoAddresses } = shop.customer;
  const demoOrders = ordersOfToday(shop.customer, now);
  const since = new Date(demoOrders[0]?.events[0]?.at ?? 0);
  const [customer] = await tx
    .insert(customers)
    .values({ name, email, currency, passwordHash, verifiedAt: since, createdAt: since })
    .returning({ id: customers.id });
  if (!customer) throw new Error('The demo customer was not written.');

  await tx
    .insert(addresses)
    .values(
      demoAddresses.map((address) => ({ ...address, customerId: customer.id, createdAt: since })),
    );
  for (const order of demoOrders) {
    await seedOrder(tx, shop, { customerId: customer.id, order, urlOf });
  }
};
