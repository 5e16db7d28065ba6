import { currentLanguage } from '@contract/current-language';
import { escapeHtml } from '@contract/escape-html';
import { i18n } from '@contract/i18n';
import { directionOf, pathIn } from '@contract/languages';
import { commaList } from '@contract/lists';
import { formatMoney } from '@contract/minor-units';
import { palette } from '@contract/palette';
import { colorBeside } from '@contract/short-name';

import { sizeName } from '../mail/mail-product';
import type { SandboxCheckout } from './sandbox-checkout';

const displayAmount = ({ amount, currency }: SandboxCheckout): string =>
  formatMoney(amount, currency, { decimals: 2 });

const textFont = "'Jost Variable', 'Helvetica Neue', Arial, sans-serif";
const displayFont = "'Cormorant Garamond Variable', Georgia, serif";

const style = `
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body {
    margin: 0; min-block-size: 100vh; display: grid; grid-template-rows: auto 1fr;
    background: ${palette.paper}; color: ${palette.ink};
    font: 1rem/1.5 ${textFont};
  }
  .test-page { padding: 12px 20px; background: ${palette.sand}; text-align: center; font-size: 0.9375rem; }
  p, ul, dl, dd { margin: 0; padding: 0; list-style: none; }
  main { inline-size: 100%; max-inline-size: 480px; margin: 0 auto; padding: 40px 20px 56px; }
  h1, .brand, .amount { font-family: ${displayFont}; font-weight: 500; font-variant-numeric: lining-nums; }
  h1 { margin: 0 0 24px; font-size: clamp(2.25rem, 1.9rem + 1.6vw, 3.25rem); line-height: 1.1; }
  .brand { margin-block-end: 40px; font-size: 1.875rem; line-height: 1; text-align: center; }
  li, dl div { border-block-start: 1px solid ${palette.line}; padding-block: 12px; }
  small, dt { color: ${palette.ash}; font-size: 0.9375rem; }
  small { display: block; }
  dl { margin-block-end: 32px; border-block-end: 1px solid ${palette.line}; }
  dl div { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; column-gap: 16px; }
  dd { font-variant-numeric: tabular-nums; }
  .amount { font-size: 1.75rem; line-height: 1.2; }
  button, .button {
    display: block; inline-size: 100%; min-block-size: 50px; margin-block-start: 12px; padding: 12px 32px;
    border: 1px solid ${palette.ink}; border-radius: 0; background: ${palette.paper}; color: ${palette.ink};
    font: 500 0.875rem/1.3 ${textFont};
    text-align: center; text-decoration: none; cursor: pointer;
  }
  button.pay { background: ${palette.ink}; color: ${palette.paper}; }
  button:focus-visible, .button:focus-visible { outline: 2px solid ${palette.ink}; outline-offset: 2px; }
`;

/** The shop's name and the style sheet of its fonts. */
export interface SandboxLook {
  siteName: string;
  fonts: string;
}

const page = (
  { siteName, fonts }: SandboxLook,
  title: string,
  content: string,
): string => `<!doctype html>
<html lang="${currentLanguage()}" dir="${directionOf(currentLanguage())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(`${title} | ${siteName}`)}</title>
<style>${fonts}${style}</style>
</head>
<body>
<header class="test-page"><p>${i18n.t('<strong>Test page.</strong> No card is needed and no money is charged.')}</p></header>
<main>
<p class="brand">${escapeHtml(siteName)}</p>
${content}
</main>
</body>
</html>
`;

const pieceHtml = ({ name, color, size, quantity }: SandboxCheckout['lines'][number]): string => {
  const details = escapeHtml(commaList([colorBeside(name, color), sizeName(size)]));
  return `<li>${quantity} × <bdi>${escapeHtml(name)}</bdi><small>${details}</small></li>`;
};

const openContent = (checkout: SandboxCheckout): string => `
<h1>${i18n.t('Card payment')}</h1>
<ul>${checkout.lines.map(pieceHtml).join('')}</ul>
<dl>
<div><dt>${i18n.t('Order')}</dt><dd>${checkout.orderId}</dd></div>
<div><dt>${i18n.t('To pay')}</dt><dd class="amount">${displayAmount(checkout)}</dd></div>
</dl>
<form method="post" action="/sandbox/pay/${escapeHtml(checkout.sessionId)}">
<button class="pay" name="outcome" value="pay">${i18n.t('Pay {amount}', { amount: displayAmount(checkout) })}</button>
<button name="outcome" value="decline">${i18n.t('Decline the card')}</button>
<button name="outcome" value="leave">${i18n.t('Leave without paying')}</button>
</form>`;

const closedContent = ({ orderId }: SandboxCheckout): string => `
<h1>${i18n.t('This payment is closed')}</h1>
<p>${i18n.t('It was paid, declined or cancelled. Your order shows its status.')}</p>
<a class="button" href="${pathIn(currentLanguage(), `/order/${orderId}`)}">${i18n.t('Go to order #{id}', { id: orderId })}</a>`;

/** The sandbox's payment page: plain HTML without a script, in the shop's look. */
export const sandboxPage = (look: SandboxLook, checkout: SandboxCheckout): string =>
  checkout.open
    ? page(look, i18n.t('Card payment'), openContent(checkout))
    : page(look, i18n.t('Payment closed'), closedContent(checkout));

/** The page of an unknown session. */
export const sandboxNotFoundPage = (look: SandboxLook): string =>
  page(
    look,
    i18n.t('Payment not found'),
    `
<h1>${i18n.t('There is no such payment')}</h1>
<p>${i18n.t('The address may be incomplete. Your orders are listed on your profile.')}</p>
<a class="button" href="${pathIn(currentLanguage(), '/profile')}">${i18n.t('Go to your profile')}</a>`,
  );
