import { currentLanguage } from '@contract/current-language';
import { i18n } from '@contract/i18n';
import { directionOf, pathIn } from '@contract/languages';

import { escapeHtml } from '../../shared/escape-html';
import { displayMoney, toWire } from '../../shared/money';
import type { SandboxCheckout } from './sandbox-checkout';

const displayAmount = ({ amount, currency }: SandboxCheckout): string =>
  displayMoney(currency, toWire(amount));

const style = `
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body {
    margin: 0; min-block-size: 100vh; display: grid; grid-template-rows: auto 1fr;
    background: #FBF9F6; color: #141210;
    font: 16px/1.5 Jost, 'Helvetica Neue', Arial, sans-serif;
  }
  .notice {
    margin: 0; padding: 12px 20px; background: #EDE7DF; border-block-end: 1px solid #141210;
    text-align: center; font-size: 15px;
  }
  main { inline-size: 100%; max-inline-size: 440px; margin: 0 auto; padding: 48px 20px; align-self: center; }
  h1, .amount { font-family: 'Bodoni Moda', 'Cormorant Garamond', Didot, Georgia, serif; font-weight: 400; margin: 0; }
  h1 { font-size: clamp(28px, 7vw, 40px); line-height: 1.15; }
  .brand { margin: 0 0 32px; letter-spacing: 0.04em; font-size: 15px; }
  dl { margin: 32px 0; border-block: 1px solid #141210; }
  dl div { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; padding-block: 12px; }
  dl div + div { border-block-start: 1px solid #EDE7DF; }
  dt { letter-spacing: 0.08em; font-size: 14px; }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
  .amount { font-size: 28px; }
  button, .button {
    display: block; inline-size: 100%; min-block-size: 52px; margin-block-start: 12px; padding: 12px 20px;
    border: 1px solid #141210; border-radius: 0; background: #FBF9F6; color: #141210;
    font: inherit; letter-spacing: 0.08em; text-align: center; text-decoration: none; cursor: pointer;
  }
  button.pay { background: #141210; color: #FBF9F6; }
  button:focus-visible, .button:focus-visible { outline: 2px solid #8C4A2F; outline-offset: 3px; }
`;

const page = (siteName: string, title: string, content: string): string => `<!doctype html>
<html lang="${currentLanguage()}" dir="${directionOf(currentLanguage())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(`${title} | ${siteName}`)}</title>
<style>${style}</style>
</head>
<body>
<header class="notice"><p>${i18n.t('<strong>Test page.</strong> No card is needed and no money is charged.')}</p></header>
<main>
<p class="brand">${escapeHtml(siteName)}</p>
${content}
</main>
</body>
</html>
`;

const openContent = (checkout: SandboxCheckout): string => `
<h1>${i18n.t('Card payment')}</h1>
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
<a class="button" href="${pathIn(currentLanguage(), `/order/${orderId}`)}">${i18n.t('Go to order {id}', { id: orderId })}</a>`;

/** The sandbox's payment page: plain HTML without a script, in the shop's look. */
export const sandboxPage = (siteName: string, checkout: SandboxCheckout): string =>
  checkout.open
    ? page(siteName, i18n.t('Card payment'), openContent(checkout))
    : page(siteName, i18n.t('Payment closed'), closedContent(checkout));

/** The page of an unknown session. */
export const sandboxNotFoundPage = (siteName: string): string =>
  page(
    siteName,
    i18n.t('Payment not found'),
    `
<h1>${i18n.t('There is no such payment')}</h1>
<p>${i18n.t('The address may be incomplete. Your orders are listed on your profile.')}</p>
<a class="button" href="${pathIn(currentLanguage(), '/profile')}">${i18n.t('Go to your profile')}</a>`,
  );
