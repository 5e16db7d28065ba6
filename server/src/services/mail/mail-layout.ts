import { currentLanguage } from '@contract/current-language';
import { escapeHtml } from '@contract/escape-html';
import { directionOf, pathPrefix } from '@contract/languages';
import { joinParts } from '@contract/lists';
import { palette as color } from '@contract/palette';

import { blockHtml, blockText, type MailContent, type MailShop } from './mail-blocks';
import { mailFonts, mailStyleSheet, tracked, wordmarkFont } from './mail-look';

const homeOf = ({ url }: MailShop): string => url + pathPrefix(currentLanguage());

/** Fills the rest of the preview text, so that an inbox shows no other text there. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60);

const preheaderHtml = (text: string): string =>
  `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${color.paper}">${escapeHtml(text)}${filler}</div>`;

/**
 * The HTML part, in the shop's look: tables and inline styles, which every mail program supports,
 * and with dark colors in dark mode. Everything that a person wrote is escaped, and has its own writing
 * direction.
 */
export const mailHtml = (
  { subject, preheader, heading, blocks }: MailContent,
  shop: MailShop,
): string => {
  const language = currentLanguage();
  const home = escapeHtml(homeOf(shop));
  const wordmark = escapeHtml(shop.wordmark);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${mailStyleSheet}</style>
</head>
<body class="paper ink" bgcolor="${color.paper}" style="margin:0;padding:0;background-color:${color.paper};color:${color.ink};font:400 16px/1.6 ${mailFonts().text};-webkit-text-size-adjust:100%">
${preheaderHtml(preheader)}
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${color.paper}" style="background-color:${color.paper}"><tr><td align="center" style="padding:44px 20px 56px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:start"><tr><td>
<p style="margin:0 0 44px;text-align:center;font:500 30px/1 ${wordmarkFont}${tracked(';letter-spacing:0.5px')}"><a class="ink" href="${home}" style="color:${color.ink};text-decoration:none">${wordmark}</a></p>
<h1 class="ink" style="margin:0 0 28px;font:500 38px/1.1 ${mailFonts().display};${tracked('letter-spacing:-0.3px;')}color:${color.ink}">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
<p class="quiet rule" style="margin:44px 0 0;padding:24px 0 0;border-top:1px solid ${color.line};font-size:13px;line-height:1.6;color:${color.ash}"><bdi>${wordmark}</bdi> &middot; <a class="quiet" href="${home}" style="color:${color.ash}">${escapeHtml(homeOf(shop).replace(/^https?:\/\//, ''))}</a></p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
};

/** The plain part, with the same content. */
export const mailText = ({ heading, blocks }: MailContent, shop: MailShop): string =>
  `${joinParts([heading, ...blocks.map(blockText), `${shop.wordmark}\n${homeOf(shop)}`], '\n\n')}\n`;
