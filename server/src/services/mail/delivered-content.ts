import { i18n } from '@contract/i18n';
import { lastReturnDayText } from '@contract/last-return-day';

import { greeting, type MailContent, type MailShop, pageUrl } from './mail-blocks';
import type { MailPayloads } from './mail-kinds';
import { orderBlocks, orderButton, returnStepsBlock } from './order-content';

/** The mail that an order has arrived: how its pieces go back, and until which day of the shop's calendar. */
export const deliveredContent = (
  order: MailPayloads['order-delivered'],
  shop: MailShop,
): MailContent => {
  const id = order.order_id;
  const arrived = i18n.t('Your order #{id} has been delivered. We hope you enjoy wearing it.', {
    id,
  });
  const until = i18n.t('Returns are possible until {date}.', {
    date: lastReturnDayText(new Date(order.delivered_at), shop.timeZone),
  });
  return {
    subject: i18n.t('Order #{id} has been delivered', { id }),
    preheader: until,
    heading: i18n.t('Your order has arrived'),
    blocks: [
      greeting(order.name),
      `${arrived}\n${until}`,
      ...orderBlocks(order, shop.url),
      returnStepsBlock(order, shop),
      {
        kind: 'link',
        text: i18n.t('What can be returned, and how a refund is paid:'),
        label: i18n.t('Refund Policy'),
        url: pageUrl(shop, '/refund-policy'),
      },
      orderButton(order, shop),
    ],
  };
};
