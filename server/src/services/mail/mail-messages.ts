import type { Currency, Money } from '@contract/money';

import { fromWire, toWire } from '../../shared/money';
import type { MailBlock, MailContent } from './mail-blocks';
import type { OrderMail, OutgoingMail } from './mail-kinds';

const symbols: Record<Currency, string> = { USD: '$', EUR: '€', AED: 'AED ' };

const amount = (currency: Currency, money: Money): string => {
  const [whole = '0', fraction = '00'] = money.split('.');
  return `${symbols[currency]}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
};

const greeting = (name: string): MailBlock => {
  const [first = ''] = name.trim().split(/\s+/);
  return { kind: 'paragraph', text: first === '' ? 'Hello,' : `Dear ${first},` };
};

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** The only size of what comes in one: a name by itself. */
const oneSize = 'One Size';

/** The words of a mail about an order, besides the order itself. */
interface OrderWords {
  subject: string;
  preheader: string;
  heading: string;
  text: string;
}

const ownPicture = /^(\/media\/[\da-f]{16}-\d+x\d+-[\da-f]{6})\.(jpg|png)$/;

/** The picture small enough for a mail, in its oldest form, which every mail program shows. */
const pictureOf = (image: string | undefined, shopUrl: string): { picture?: string } => {
  const [, base, form] = ownPicture.exec(image ?? '') ?? [];
  return base === undefined ? {} : { picture: `${shopUrl}${base}/160.${form}` };
};

const goesBack = (refunded: Money | undefined): refunded is Money =>
  refunded !== undefined && fromWire(refunded) > 0;

const orderBlocks = (
  { currency, lines, subtotal, shipping, total, refunded }: OrderMail,
  shopUrl: string,
): MailBlock[] => [
  {
    kind: 'lines',
    lines: lines.map(({ name, size, color, quantity, price, image }) => ({
      name,
      details: [
        size === oneSize ? size : `Size ${size}`,
        ...(color === '' ? [] : [color]),
        quantity === 1 ? 'Quantity 1' : `Quantity ${quantity} at ${amount(currency, price)}`,
      ],
      total: amount(currency, toWire(fromWire(price) * quantity)),
      ...pictureOf(image, shopUrl),
    })),
  },
  {
    kind: 'sums',
    sums: [
      { label: 'Subtotal', value: amount(currency, subtotal) },
      { label: 'Shipping', value: amount(currency, shipping) },
      { label: 'Total', value: amount(currency, total), strong: true },
      ...(goesBack(refunded) ? [{ label: 'Refunded', value: amount(currency, refunded) }] : []),
    ],
  },
];

const aboutOrder = (
  order: OrderMail,
  shopUrl: string,
  { text, ...words }: OrderWords,
): MailContent => ({
  ...words,
  blocks: [
    greeting(order.name),
    paragraph(text),
    ...orderBlocks(order, shopUrl),
    { kind: 'button', label: 'View your order', url: `${shopUrl}/order/${order.order_id}` },
  ],
});

const codeMinutes = 10;
const longestPreheader = 100;

/** In an inbox: how many pieces for how much. */
const sumOf = ({ lines, currency, total }: OrderMail): string => {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${amount(currency, total)}.`;
};

/** What a cancelled order says of money: only where some goes back. */
const cancelledText = ({ order_id, currency, refunded }: OrderMail): string =>
  goesBack(refunded)
    ? `Order ${order_id} is cancelled, as you asked. The ${amount(currency, refunded)} you paid goes back to your card in 7 to 14 business days.`
    : `Order ${order_id} is cancelled, as you asked. There is nothing to pay.`;

/** Shipping, taxes and duties are non-refundable once an order was sent (section 9). */
const refundedText = ({ order_id, currency, total, refunded = total }: OrderMail): string => {
  const back = `${amount(currency, refunded)} for order ${order_id} goes back to your card in 7 to 14 business days.`;
  return fromWire(refunded) < fromWire(total) ? `${back} Shipping is not refunded.` : back;
};

/** The words of every mail. `code` is the readable one-time code where the mail carries one. */
export const mailContent = (mail: OutgoingMail, shopUrl: string, code: string): MailContent => {
  switch (mail.kind) {
    case 'verification-code':
      return {
        subject: 'Your Selvage verification code',
        preheader: `Good for ${codeMinutes} minutes, and once.`,
        heading: 'Welcome to Selvage',
        blocks: [
          greeting(mail.payload.name),
          paragraph('To confirm your email address, please enter this code in the shop.'),
          { kind: 'code', code },
          paragraph(
            `It is good for ${codeMinutes} minutes and can be used once. If you did not open an account with us, you need do nothing.`,
          ),
        ],
      };
    case 'reset-code':
      return {
        subject: 'Your Selvage password reset code',
        preheader: `Good for ${codeMinutes} minutes, and once.`,
        heading: 'A new password',
        blocks: [
          greeting(mail.payload.name),
          paragraph('To choose a new password, please enter this code in the shop.'),
          { kind: 'code', code },
          paragraph(
            `It is good for ${codeMinutes} minutes and can be used once. If you did not ask for it, your password stays as it is and you need do nothing.`,
          ),
        ],
      };
    case 'existing-registration':
      return {
        subject: 'You already have an account with Selvage',
        preheader: 'Log in, or choose a new password. Nothing has changed.',
        heading: 'You are already with us',
        blocks: [
          greeting(mail.payload.name),
          paragraph(
            'Someone, perhaps you, tried to open an account with this email address. There is one already: please log in, or choose a new password if the old one is forgotten.',
          ),
          { kind: 'button', label: 'Log in', url: `${shopUrl}/login` },
          paragraph('If it was not you, you need do nothing: nothing has changed.'),
        ],
      };
    case 'contact-message':
      return {
        subject: `Message from the shop: ${mail.payload.subject}`,
        preheader: mail.payload.message.slice(0, longestPreheader),
        heading: mail.payload.subject,
        blocks: [
          paragraph(`${mail.payload.name} (${mail.payload.email}) writes:`),
          { kind: 'quote', text: mail.payload.message },
        ],
      };
    case 'order-placed':
      return aboutOrder(mail.payload, shopUrl, {
        subject: `Your Selvage order ${mail.payload.order_id}`,
        preheader: sumOf(mail.payload),
        heading: 'Thank you for your order',
        text:
          mail.payload.payment_method === 'credit_card'
            ? `Your order ${mail.payload.order_id} is with us. We begin as soon as its payment has arrived.`
            : `Your order ${mail.payload.order_id} is with us. You pay in cash when it is delivered.`,
      });
    case 'payment-received':
      return aboutOrder(mail.payload, shopUrl, {
        subject: `Payment received for order ${mail.payload.order_id}`,
        preheader: sumOf(mail.payload),
        heading: 'Your payment has arrived',
        text: `Thank you: order ${mail.payload.order_id} is paid, and our atelier prepares it for you.`,
      });
    case 'order-shipped':
      return aboutOrder(mail.payload, shopUrl, {
        subject: `Order ${mail.payload.order_id} is on its way`,
        preheader: 'It has left our house. Delivery takes 5 to 10 business days.',
        heading: 'On its way to you',
        text: `Your order ${mail.payload.order_id} has left our house. Delivery takes 5 to 10 business days.`,
      });
    case 'order-cancelled':
      return aboutOrder(mail.payload, shopUrl, {
        subject: `Order ${mail.payload.order_id} is cancelled`,
        preheader: goesBack(mail.payload.refunded)
          ? `As you asked. ${amount(mail.payload.currency, mail.payload.refunded)} goes back to your card.`
          : 'As you asked. There is nothing to pay.',
        heading: 'Your order is cancelled',
        text: cancelledText(mail.payload),
      });
    case 'order-refunded':
      return aboutOrder(mail.payload, shopUrl, {
        subject: `Refund for order ${mail.payload.order_id}`,
        preheader: `${amount(mail.payload.currency, mail.payload.refunded ?? mail.payload.total)} goes back to your card.`,
        heading: 'Your refund is on its way',
        text: refundedText(mail.payload),
      });
  }
};
