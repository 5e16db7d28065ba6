import { absoluteUrl } from '@contract/absolute-url';
import { arrivalText } from '@contract/arrival';
import { refundTime, shippingBusinessDays } from '@contract/constants';
import type { Money } from '@contract/money';

import { displayMoney, fromWire, toWire } from '../../shared/money';
import { greeting, paragraph } from './mail-blocks';
import type { MailBlock, MailContent, MailShop } from './mail-blocks';
import type { MailPayloads, OrderMail, OrderMailKind } from './mail-kinds';
import { pictureOf, sizeName } from './mail-product';

const deliveryText = ({ arrives }: OrderMail): string =>
  arrives === undefined
    ? `Delivery takes ${shippingBusinessDays.from} to ${shippingBusinessDays.to} business days.`
    : `It arrives ${arrivalText(arrives)}.`;

const isRefunded = (refunded: Money | undefined): refunded is Money =>
  refunded !== undefined && fromWire(refunded) > 0;

const linesBlock = (
  lines: OrderMail['lines'],
  { currency }: Pick<OrderMail, 'currency'>,
  shopUrl: string,
): MailBlock => ({
  kind: 'lines',
  lines: lines.map(({ name, size, color, quantity, price, image }) => ({
    name,
    details: [
      sizeName(size),
      ...(color === '' ? [] : [color]),
      quantity === 1 ? 'Quantity 1' : `Quantity ${quantity} at ${displayMoney(currency, price)}`,
    ],
    total: displayMoney(currency, toWire(fromWire(price) * quantity)),
    ...pictureOf(image, shopUrl),
  })),
});

/** What a part of an order was refunded for, and what is left of it. */
const refundedPartBlocks = (
  order: OrderMail,
  part: NonNullable<OrderMail['refunded_part']>,
  shopUrl: string,
): MailBlock[] => {
  const { currency, total, refunded = total } = order;
  return [
    ...(part.lines.length === 0 ? [] : [linesBlock(part.lines, order, shopUrl)]),
    {
      kind: 'sums',
      sums: [
        { label: 'Refunded', value: displayMoney(currency, refunded), strong: true },
        { label: 'Total of the order', value: displayMoney(currency, total) },
        { label: 'Remaining after refunds', value: displayMoney(currency, part.remaining) },
      ],
    },
  ];
};

const orderBlocks = (order: OrderMail, shopUrl: string): MailBlock[] => {
  const { currency, lines, subtotal, shipping, total, refunded } = order;
  if (order.refunded_part) return refundedPartBlocks(order, order.refunded_part, shopUrl);
  return [
    linesBlock(lines, order, shopUrl),
    {
      kind: 'sums',
      sums: [
        { label: 'Subtotal', value: displayMoney(currency, subtotal) },
        { label: 'Shipping', value: displayMoney(currency, shipping) },
        { label: 'Total', value: displayMoney(currency, total), strong: true },
        ...(isRefunded(refunded)
          ? [{ label: 'Refunded', value: displayMoney(currency, refunded) }]
          : []),
      ],
    },
  ];
};

/** For the inbox: how many items for how much. */
const orderSummary = ({ lines, currency, total }: OrderMail): string => {
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${items} ${items === 1 ? 'item' : 'items'}, ${displayMoney(currency, total)}.`;
};

const backToCard = ({ currency, total, refunded = total }: OrderMail): string =>
  `${displayMoney(currency, refunded)} goes back to your card.`;

const cancelledText = ({ order_id, currency, refunded }: OrderMail): string =>
  isRefunded(refunded)
    ? `Your order ${order_id} is cancelled. The ${displayMoney(currency, refunded)} you paid goes back to your card within ${refundTime}.`
    : `Your order ${order_id} is cancelled. There is nothing to pay.`;

/** Shipping, taxes and duties are non-refundable once an order was sent (section 9). */
const refundedText = (order: OrderMail): string => {
  const { order_id, currency, total, refunded = total, refunded_part: part } = order;
  const back = `${displayMoney(currency, refunded)} for order ${order_id} goes back to your card within ${refundTime}.`;
  if (part) return part.lines.length === 0 ? back : `${back} It is for these pieces:`;
  return fromWire(refunded) < fromWire(total) ? `${back} Shipping is not refunded.` : back;
};

/** How long an order is kept for a customer who has yet to pay. */
const payByText = ({ pay_minutes: minutes }: OrderMail): string => {
  if (minutes === undefined) return '';
  const hours = minutes / 60;
  const time = Number.isInteger(hours)
    ? `${hours} ${hours === 1 ? 'hour' : 'hours'}`
    : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return ` Please pay within ${time} of placing it: after that it is cancelled.`;
};

/** The texts of a mail about an order, besides the order itself. */
const orderTexts = (
  kind: OrderMailKind,
  order: OrderMail,
  shop: MailShop,
): Omit<MailContent, 'blocks'> & { text: string } => {
  const { order_id: id } = order;
  switch (kind) {
    case 'order-placed':
      return {
        subject: `Your ${shop.name} order ${id}`,
        preheader: orderSummary(order),
        heading: 'Thank you for your order',
        text:
          order.payment_method === 'credit_card'
            ? `We have received your order ${id} and will prepare it as soon as it is paid.${payByText(order)}`
            : `We have received your order ${id}. ${deliveryText(order)} You pay in cash when it is delivered.`,
      };
    case 'payment-received':
      return {
        subject: `Payment received for order ${id}`,
        preheader: orderSummary(order),
        heading: 'Your payment has arrived',
        text: `Thank you: order ${id} is paid, and we are preparing it. ${deliveryText(order)}`,
      };
    case 'order-expired':
      return {
        subject: `Order ${id} was not paid in time`,
        preheader: 'It is cancelled, and nothing was charged.',
        heading: 'Your order was not paid',
        text: `Your order ${id} was not paid in time, so it is cancelled and its pieces are for sale again. Nothing was charged. If you still want them, please order them again.`,
      };
    case 'order-shipped':
      return {
        subject: `Order ${id} is on its way`,
        preheader: deliveryText(order),
        heading: 'On its way to you',
        text: `Your order ${id} has been shipped. ${deliveryText(order)}`,
      };
    case 'order-cancelled':
      return {
        subject: `Order ${id} is cancelled`,
        preheader: isRefunded(order.refunded) ? backToCard(order) : 'There is nothing to pay.',
        heading: 'Your order is cancelled',
        text: cancelledText(order),
      };
    case 'order-refunded':
      return {
        subject: `Refund for order ${id}`,
        preheader: backToCard(order),
        heading: 'Your refund is on its way',
        text: refundedText(order),
      };
  }
};

/** To the house: who has ordered what, and how it is paid. */
export const newOrderContent = (
  order: MailPayloads['new-order'],
  shopUrl: string,
): MailContent => ({
  subject: `New order ${order.order_id}`,
  preheader: orderSummary(order),
  heading: `New order ${order.order_id}`,
  blocks: [
    paragraph(
      `${order.name} (${order.email}) has ordered. ${
        order.payment_method === 'credit_card'
          ? 'It is to be paid by card: prepare it when it is paid.'
          : 'It is paid in cash when it is delivered.'
      }`,
    ),
    paragraph(`Its address: npm run shop -- orders show ${order.order_id}`),
    ...orderBlocks(order, shopUrl),
  ],
});

/** Where a parcel that was just sent can be followed. */
const trackingBlocks = (kind: OrderMailKind, { tracking }: OrderMail): MailBlock[] =>
  kind === 'order-shipped' && tracking !== undefined
    ? [
        {
          kind: 'link',
          text: `It travels with ${tracking.carrier}, number ${tracking.number}.`,
          label: 'Track your parcel',
          url: tracking.url,
        },
      ]
    : [];

/** A mail about an order: what has happened to it, and then the order. */
export const orderContent = (
  kind: OrderMailKind,
  order: OrderMail,
  shop: MailShop,
): MailContent => {
  const { text, ...texts } = orderTexts(kind, order, shop);
  return {
    ...texts,
    blocks: [
      greeting(order.name),
      paragraph(text),
      ...trackingBlocks(kind, order),
      ...orderBlocks(order, shop.url),
      {
        kind: 'button',
        label: 'View your order',
        url: absoluteUrl(shop.url, `/order/${order.order_id}`),
      },
    ],
  };
};
