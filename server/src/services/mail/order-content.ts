import { deliveryLines } from '@contract/address-lines';
import { arrivalText } from '@contract/arrival';
import { shippingBusinessDays } from '@contract/constants';
import { dutiesText } from '@contract/duties';
import { i18n } from '@contract/i18n';
import { joinParts } from '@contract/lists';
import { formatMoney, toMinor } from '@contract/minor-units';
import type { Money } from '@contract/money';
import { paymentMethodText } from '@contract/payment-method-text';
import {
  cashRefundText,
  refundTimeText,
  returnsText,
  returnSteps,
  sendBackSteps,
  withoutLink,
} from '@contract/returns';
import { colorBeside } from '@contract/short-name';

import { displayMoney } from '../../shared/money';
import { greeting, type MailBlock, type MailContent, type MailShop, pageUrl } from './mail-blocks';
import type { MailPayloads, OrderMail, OrderMailKind } from './mail-kinds';
import { pictureOf, sizeName } from './mail-product';

const deliveryText = ({ arrives }: OrderMail): string =>
  arrives === undefined
    ? i18n.t('Delivery takes {from} to {to} business days.', {
        from: shippingBusinessDays.from,
        to: shippingBusinessDays.to,
      })
    : i18n.t('It arrives {days}.', { days: arrivalText(arrives) });

const isRefunded = (refunded: Money | undefined): refunded is Money =>
  refunded !== undefined && toMinor(refunded) > 0;

const linesBlock = (
  lines: OrderMail['lines'],
  { currency }: Pick<OrderMail, 'currency'>,
  shopUrl: string,
): MailBlock => ({
  kind: 'lines',
  lines: lines.map(({ name, size, color, quantity, price, image }) => ({
    name,
    details: [
      colorBeside(name, color),
      sizeName(size),
      quantity === 1
        ? i18n.t('Quantity {count}', { count: 1 })
        : i18n.t('Quantity {count} at {price}', {
            count: quantity,
            price: displayMoney(currency, price),
          }),
    ].filter((detail) => detail !== ''),
    total: formatMoney(toMinor(price) * quantity, currency, { decimals: 2 }),
    ...pictureOf(image, shopUrl),
  })),
});

/** The lines of a partial refund, and the sums after it. */
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
        { label: i18n.t('Refunded|amount'), value: displayMoney(currency, refunded), strong: true },
        { label: i18n.t('Total of the order'), value: displayMoney(currency, total) },
        { label: i18n.t('Remaining after refunds'), value: displayMoney(currency, part.remaining) },
      ],
    },
  ];
};

export const orderBlocks = (order: OrderMail, shopUrl: string): MailBlock[] => {
  const { currency, lines, subtotal, shipping, total, refunded } = order;
  if (order.refunded_part) return refundedPartBlocks(order, order.refunded_part, shopUrl);
  return [
    linesBlock(lines, order, shopUrl),
    {
      kind: 'sums',
      sums: [
        { label: i18n.t('Subtotal'), value: displayMoney(currency, subtotal) },
        { label: i18n.t('Shipping'), value: displayMoney(currency, shipping) },
        { label: i18n.t('Total'), value: displayMoney(currency, total), strong: true },
        ...(isRefunded(refunded)
          ? [{ label: i18n.t('Refunded|amount'), value: displayMoney(currency, refunded) }]
          : []),
      ],
    },
  ];
};

const orderSummary = ({ lines, currency, total }: OrderMail): string =>
  i18n.t('{count, plural, one {1 piece} other {# pieces}}, {amount}.', {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: displayMoney(currency, total),
  });

const refundSummary = ({ currency, total, refunded = total }: OrderMail): string =>
  i18n.t('{amount} goes back to your card.', { amount: displayMoney(currency, refunded) });

const cancelledText = ({ order_id, currency, refunded }: OrderMail): string =>
  isRefunded(refunded)
    ? i18n.t(
        'Your order #{id} is cancelled. The {amount} you paid goes back to your card within {time}.',
        { id: order_id, amount: displayMoney(currency, refunded), time: refundTimeText() },
      )
    : i18n.t('Your order #{id} is cancelled. There is nothing to pay.', { id: order_id });

/** Shipping, taxes and duties are non-refundable once an order was sent (section 9). */
const refundedText = (order: OrderMail): string => {
  const { order_id, currency, total, refunded = total, refunded_part: part } = order;
  const back = i18n.t('{amount} for order #{id} goes back to your card within {time}.', {
    amount: displayMoney(currency, refunded),
    id: order_id,
    time: refundTimeText(),
  });
  const details = [
    part && part.lines.length > 0 && i18n.t('The refund is for these pieces:'),
    !part && toMinor(refunded) < toMinor(total) && i18n.t('Shipping is not refunded.'),
  ];
  return [back, ...details].filter(Boolean).join(' ');
};

/** Whether a mail asks for the payment of its order by card. */
const asksForPayment = (kind: OrderMailKind, { payment_method }: OrderMail): boolean =>
  kind === 'order-placed' && payment_method === 'credit_card';

/** Until when an unpaid order has to be paid; empty without a limit. */
const payByText = ({ pay_minutes: minutes }: OrderMail): string => {
  if (minutes === undefined) return '';
  const hours = minutes / 60;
  return Number.isInteger(hours)
    ? i18n.t(
        'Please pay within {count, plural, one {1 hour} other {# hours}} of placing it, or it will be cancelled.',
        { count: hours },
      )
    : i18n.t(
        'Please pay within {count, plural, one {1 minute} other {# minutes}} of placing it, or it will be cancelled.',
        { count: minutes },
      );
};

const orderTexts = (
  kind: OrderMailKind,
  order: OrderMail,
  shop: MailShop,
): Omit<MailContent, 'blocks'> & { text: string } => {
  const id = order.order_id;
  switch (kind) {
    case 'order-placed':
      return {
        subject: i18n.t('Your {shop} order #{id}', { shop: shop.name, id }),
        preheader: orderSummary(order),
        heading: i18n.t('Thank you for your order'),
        text: asksForPayment(kind, order)
          ? joinParts(
              [
                i18n.t(
                  'We have received your order #{id} and will prepare it as soon as it is paid.',
                  { id },
                ),
                payByText(order),
                order.arrives === undefined
                  ? ''
                  : i18n.t('If you pay today, it arrives {days}.', {
                      days: arrivalText(order.arrives),
                    }),
              ],
              ' ',
            )
          : i18n.t(
              'We have received your order #{id}. {delivery} You pay in cash when it is delivered.',
              { id, delivery: deliveryText(order) },
            ),
      };
    case 'payment-received':
      return {
        subject: i18n.t('Payment received for order #{id}', { id }),
        preheader: orderSummary(order),
        heading: i18n.t('We have received your payment'),
        text: i18n.t('Thank you: order #{id} is paid, and we will prepare it. {delivery}', {
          id,
          delivery: deliveryText(order),
        }),
      };
    case 'order-expired':
      return {
        subject: i18n.t('Order #{id} was not paid in time', { id }),
        preheader: i18n.t('It is cancelled, and nothing was charged.'),
        heading: i18n.t('Your order was not paid'),
        text: i18n.t(
          'Your order #{id} was not paid in time, so it has been cancelled and its pieces are for sale again. Nothing was charged. If you still want them, please order again.',
          { id },
        ),
      };
    case 'order-shipped':
      return {
        subject: i18n.t('Order #{id} is on its way', { id }),
        preheader: deliveryText(order),
        heading: i18n.t('On its way to you'),
        text: i18n.t('Your order #{id} has been shipped. {delivery}', {
          id,
          delivery: deliveryText(order),
        }),
      };
    case 'order-cancelled':
      return {
        subject: i18n.t('Order #{id} is cancelled', { id }),
        preheader: isRefunded(order.refunded)
          ? refundSummary(order)
          : i18n.t('There is nothing to pay.'),
        heading: i18n.t('Your order is cancelled'),
        text: cancelledText(order),
      };
    case 'order-refunded':
      return {
        subject: i18n.t('Refund for order #{id}', { id }),
        preheader: refundSummary(order),
        heading: i18n.t('Your refund is on its way'),
        text: refundedText(order),
      };
  }
};

/** The mail to the house about a new order. */
export const newOrderContent = (
  order: MailPayloads['new-order'],
  shopUrl: string,
): MailContent => ({
  subject: i18n.t('New order #{id}', { id: order.order_id }),
  preheader: orderSummary(order),
  heading: i18n.t('New order #{id}', { id: order.order_id }),
  blocks: [
    order.payment_method === 'credit_card'
      ? i18n.t(
          '{name} ({email}) has placed an order, to be paid by card. Prepare it once it is paid.',
          { name: order.name, email: order.email },
        )
      : i18n.t('{name} ({email}) has placed an order, to be paid in cash on delivery.', {
          name: order.name,
          email: order.email,
        }),
    i18n.t('To see its address: npm run shop -- orders show {id}', { id: order.order_id }),
    ...orderBlocks(order, shopUrl),
  ],
});

const trackingBlocks = (kind: OrderMailKind, { tracking }: OrderMail): MailBlock[] =>
  kind === 'order-shipped' && tracking !== undefined
    ? [
        {
          kind: 'link',
          text: i18n.t('It was sent with {carrier}. The tracking number is {number}.', {
            carrier: tracking.carrier,
            number: tracking.number,
          }),
          label: i18n.t('Track your parcel'),
          url: tracking.url,
        },
      ]
    : [];

const paymentLines = (kind: OrderMailKind, order: OrderMail): string[] => {
  const method = paymentMethodText(order.payment_method);
  return asksForPayment(kind, order) ? [method, i18n.t('Not paid yet')] : [method];
};

/** The shipping address and payment of an order that is still to arrive, as on its page. */
const deliveryBlocks = (kind: OrderMailKind, order: OrderMail): MailBlock[] => [
  {
    kind: 'facts',
    facts: [
      ...(order.address === undefined
        ? []
        : [{ label: i18n.t('Shipping address'), lines: deliveryLines(order.address) }]),
      { label: i18n.t('Payment'), lines: paymentLines(kind, order) },
    ],
  },
];

const contactLink = (text: string, shop: MailShop): MailBlock => ({
  kind: 'link',
  text: withoutLink(text),
  label: i18n.t('Contact Us'),
  url: pageUrl(shop, '/contact'),
});

/** How pieces of an order are returned, and whom to write to. */
export const returnStepsBlock = ({ payment_method }: OrderMail, shop: MailShop): MailBlock => {
  const refund = payment_method === 'cash_on_delivery' ? cashRefundText() : '';
  return contactLink(joinParts([returnSteps(), refund], ' '), shop);
};

/** How the pieces of an order that is on its way, or refunded, go back. */
const returnBlocks = (kind: OrderMailKind, order: OrderMail, shop: MailShop): MailBlock[] => {
  if (kind === 'order-shipped') return [returnStepsBlock(order, shop)];
  const isWhole = kind === 'order-refunded' && !order.refunded_part;
  return isWhole ? [contactLink(sendBackSteps(), shop)] : [];
};

/** What an order that is still to arrive may cost beyond its total. */
const dutiesOf = ({ address }: OrderMail, shop: MailShop): string =>
  address === undefined ? '' : dutiesText(address.country, shop.country);

/** The link to the page of an order, which also has the way to pay for it. */
export const orderButton = (
  { order_id }: OrderMail,
  shop: MailShop,
  label = i18n.t('View your order'),
): MailBlock => ({ kind: 'button', label, url: pageUrl(shop, `/order/${order_id}`) });

/** A mail about an order: what has happened to it, and then the order. */
export const orderContent = (
  kind: OrderMailKind,
  order: OrderMail,
  shop: MailShop,
): MailContent => {
  const { text, ...texts } = orderTexts(kind, order, shop);
  const isToArrive = ['order-placed', 'payment-received', 'order-shipped'].includes(kind);
  return {
    ...texts,
    blocks: [
      greeting(order.name),
      isToArrive ? joinParts([text, `${returnsText()}.`, dutiesOf(order, shop)], '\n') : text,
      ...trackingBlocks(kind, order),
      ...orderBlocks(order, shop.url),
      ...(isToArrive ? deliveryBlocks(kind, order) : []),
      ...returnBlocks(kind, order, shop),
      orderButton(order, shop, asksForPayment(kind, order) ? i18n.t('Pay now') : undefined),
    ],
  };
};
