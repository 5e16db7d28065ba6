import { confirmationLinkDays } from '@contract/constants';
import { i18n } from '@contract/i18n';

import type { LinkPurpose } from '../credentials/link-tokens';
import { type MailBlock, type MailContent, pageUrl } from './mail-blocks';
import type { StockMail } from './mail-kinds';
import { pictureOf, sizeName } from './mail-product';

/** Makes the token of a link. */
export type SignLink = (purpose: LinkPurpose, id: number) => string;

/** The token is in the fragment, which no server's log and no referrer contains. */
const linkTo = (shopUrl: string, page: string, token: string): string =>
  pageUrl({ url: shopUrl }, `/back-in-stock/${page}#${token}`);

const productBlock = (product: StockMail, shopUrl: string): MailBlock => ({
  kind: 'lines',
  lines: [
    {
      name: product.product_name,
      details: [sizeName(product.size)],
      total: '',
      ...pictureOf(product.image, shopUrl),
    },
  ],
});

/** A mail about a back-in-stock request: to confirm it, or that the size is back. */
export const stockContent = (
  kind: 'back-in-stock-confirmation' | 'back-in-stock',
  product: StockMail,
  shopUrl: string,
  sign: SignLink,
): MailContent => {
  const { product_name: name, request_id: id } = product;
  const unsubscribe = linkTo(shopUrl, 'unsubscribe', sign('back-in-stock-unsubscribe', id));
  if (kind === 'back-in-stock-confirmation') {
    return {
      subject: i18n.t('Please confirm your request for {name}', { name }),
      preheader: i18n.t('Then we will email you once, when it is back in stock.'),
      heading: i18n.t('Please confirm your request'),
      blocks: [
        i18n.t(
          'You asked us to email you when this is back in stock. Please confirm your request:',
        ),
        productBlock(product, shopUrl),
        {
          kind: 'button',
          label: i18n.t('Yes, tell me'),
          url: linkTo(shopUrl, 'confirm', sign('back-in-stock-confirm', id)),
        },
        i18n.t(
          'The link is valid for {count, plural, one {1 day} other {# days}}. If you did not ask for this, ignore this email.',
          { count: confirmationLinkDays },
        ),
        {
          kind: 'link',
          text: i18n.t('Not you?'),
          label: i18n.t('Cancel the request'),
          url: unsubscribe,
        },
      ],
      unsubscribe,
    };
  }
  const size = encodeURIComponent(product.size);
  return {
    subject: i18n.t('{name} is back in stock', { name }),
    preheader: i18n.t('{size} is in stock again.', { size: sizeName(product.size) }),
    heading: i18n.t('Back in stock'),
    blocks: [
      i18n.t(
        'You asked us to email you when this is back in stock. It is now, and there may not be many.',
      ),
      productBlock(product, shopUrl),
      {
        kind: 'button',
        label: i18n.t('See it in the shop'),
        url: pageUrl({ url: shopUrl }, `/product/${product.product_id}?size=${size}`),
      },
      {
        kind: 'link',
        text: i18n.t('This is the only email about it. If you are waiting for other products:'),
        label: i18n.t('Stop all back-in-stock emails'),
        url: unsubscribe,
      },
    ],
    unsubscribe,
  };
};
