import { absoluteUrl } from '@contract/absolute-url';
import { currentLanguage } from '@contract/current-language';
import { escapeHtml } from '@contract/escape-html';
import { i18n } from '@contract/i18n';
import { pathIn } from '@contract/languages';
import { commaList } from '@contract/lists';
import { palette as color } from '@contract/palette';

import { mailFonts, tracked } from './mail-look';

/** A line of an order. */
export interface MailOrderLine {
  name: string;
  /** Color, size, quantity and unit price. */
  details: string[];
  total: string;
  /** The URL of a small picture. */
  picture?: string;
}

/**
 * A block of a mail's content, of which a text is a paragraph; the plain and the HTML part are made of the
 * same blocks.
 */
export type MailBlock =
  | string
  | { kind: 'code'; code: string }
  | { kind: 'quote'; text: string }
  | { kind: 'lines'; lines: MailOrderLine[] }
  | { kind: 'sums'; sums: Sum[] }
  | { kind: 'facts'; facts: { label: string; lines: string[] }[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; text: string; label: string; url: string };

/** The shop that a mail is from. */
export interface MailShop {
  /** In sentences, in the mail's language. */
  name: string;
  /** The name as the shop's header has it, which is the same in every language. */
  wordmark: string;
  url: string;
  /** An IANA name. */
  timeZone: string;
  /** The seller's country (ISO 3166-1); absent where the shop does not say. */
  country?: string;
}

export interface MailContent {
  subject: string;
  /** The preview text that an inbox shows beside the subject. */
  preheader: string;
  heading: string;
  blocks: MailBlock[];
  /** The page to unsubscribe at, also for the List-Unsubscribe header. */
  unsubscribe?: string;
}

/** A page of the shop in the mail's language. */
export const pageUrl = (shop: Pick<MailShop, 'url'>, path: string): string =>
  absoluteUrl(shop.url, pathIn(currentLanguage(), path));

/** Greets a customer by the first name. */
export const greeting = (name: string): string => {
  const [first = ''] = name.trim().split(/\s+/);
  return first === '' ? i18n.t('Hello,') : i18n.t('Dear {name},', { name: first });
};

/** Text as HTML; an amount stays in one line with its currency. */
const textHtml = (text: string): string =>
  escapeHtml(text).replaceAll(/\bAED (?=\d)/g, 'AED&nbsp;');

/** A text in its own writing direction, such as an Arabic name in an English mail. */
const isolated = (text: string): string => `<bdi>${textHtml(text)}</bdi>`;

const breaks = (text: string): string => textHtml(text).replaceAll(/\r?\n/g, '<br>');

const table = (rows: string, space: number): string =>
  `<table role="presentation" class="rule" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 ${space}px;border-top:1px solid ${color.line};text-align:start">${rows}</table>`;

const amountStyle =
  'width:1%;white-space:nowrap;padding-inline-start:12px;font-size:15px;font-variant-numeric:tabular-nums';

/** Amounts end at the right in a column no wider than they are: their decimals are aligned in Arabic too. */
const amountHtml = (amount: string): string =>
  `<div dir="ltr" style="text-align:end">${escapeHtml(amount)}</div>`;

const lineHtml = ({ name, details, total, picture }: MailOrderLine): string => {
  const cell = `padding:16px 0;border-bottom:1px solid ${color.line};vertical-align:top`;
  const image =
    picture === undefined
      ? ''
      : `<td class="rule" width="84" style="${cell};width:84px"><img src="${escapeHtml(picture)}" width="72" height="96" alt="" style="display:block;width:72px;height:96px;object-fit:cover;background-color:${color.sand};border:0"></td>`;
  return `<tr>${image}<td class="rule" style="${cell}"><span class="ink" style="font:500 19px/1.25 ${mailFonts().display};color:${color.ink}">${isolated(name)}</span><br><span class="quiet" style="font-size:14px;line-height:1.6;color:${color.ash}">${details.map(isolated).join('<br>')}</span></td><td class="rule ink" align="right" style="${cell};${amountStyle};color:${color.ink}">${amountHtml(total)}</td></tr>`;
};

interface Sum {
  label: string;
  value: string;
  strong?: boolean;
}

const sumHtml = ({ label, value, strong }: Sum, index: number, all: Sum[]) => {
  const isAboveLine = all[index + 1]?.strong === true;
  // The lines above the sums end in a line already.
  const rule = index === 0 ? '' : `border-top:1px solid ${color.line};`;
  const style = strong
    ? `padding:14px 0;${rule}font-weight:600`
    : `padding:5px 0 ${isAboveLine ? 14 : 5}px`;
  const tone = strong ? color.ink : color.ash;
  const classes = strong ? 'rule ink' : 'quiet';
  return `<tr><td class="${classes}" style="${style};color:${tone}">${escapeHtml(label)}</td><td class="${classes}" align="right" style="${style};${amountStyle};color:${tone}">${amountHtml(value)}</td></tr>`;
};

/** A block in the HTML part: tables and inline styles only. */
export const blockHtml = (block: MailBlock): string => {
  if (typeof block === 'string') {
    return `<p class="ink" style="margin:0 0 20px;color:${color.ink}">${breaks(block)}</p>`;
  }
  switch (block.kind) {
    case 'code':
      return `<p class="ink rule" dir="ltr" style="margin:8px 0 28px;padding:26px 0;border-top:1px solid ${color.line};border-bottom:1px solid ${color.line};text-align:center;font:500 40px/1 ${mailFonts().text};font-variant-numeric:tabular-nums lining-nums;letter-spacing:10px;text-indent:10px;color:${color.ink}">${escapeHtml(block.code)}</p>`;
    case 'quote':
      return `<blockquote class="ink" dir="auto" style="margin:0 0 20px;padding:0;padding-inline-start:16px;border-inline-start:1px solid ${color.ash};color:${color.ink}">${breaks(block.text)}</blockquote>`;
    case 'lines':
      return table(block.lines.map(lineHtml).join(''), 12);
    case 'sums':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 28px;text-align:start">${block.sums.map(sumHtml).join('')}</table>`;
    case 'facts':
      return block.facts
        .map(
          ({ label, lines }) =>
            `<p class="quiet" style="margin:0 0 20px;font-size:14px;color:${color.ash}"><span class="ink" style="color:${color.ink}">${escapeHtml(label)}</span><br>${lines.map(isolated).join('<br>')}</p>`,
        )
        .join('');
    case 'button':
      return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:32px 0 28px"><tr><td class="button" align="center" bgcolor="${color.ink}" style="background-color:${color.ink}"><a class="button" href="${escapeHtml(block.url)}" style="display:block;padding:17px 34px;background-color:${color.ink};color:${color.paper};text-align:center;text-decoration:none;font:500 15px/1.2 ${mailFonts().text};${tracked('letter-spacing:0.3px')}">${escapeHtml(block.label)}</a></td></tr></table>`;
    case 'link':
      return `<p class="quiet" style="margin:0 0 20px;font-size:14px;color:${color.ash}">${escapeHtml(block.text)} <a class="quiet" href="${escapeHtml(block.url)}" style="color:${color.ash};text-decoration:underline">${escapeHtml(block.label)}</a></p>`;
  }
};

/** The same block in the plain part. */
export const blockText = (block: MailBlock): string => {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'code':
      return `    ${block.code}`;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'lines':
      return block.lines
        .map(({ name, details, total }) => `${name}\n  ${commaList(details)}\n  ${total}`)
        .join('\n\n');
    case 'sums':
      return block.sums.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'facts':
      return block.facts.map(({ label, lines }) => `${label}\n${lines.join('\n')}`).join('\n\n');
    case 'button':
      return `${block.label}: ${block.url}`;
    case 'link':
      return `${block.text}\n${block.label}: ${block.url}`;
  }
};
