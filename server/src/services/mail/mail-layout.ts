const ink = '#171412';
const paper = '#fbf8f3';
const quiet = '#6b635b';
const rule = '#ddd5ca';
const serif = "'Bodoni Moda', Didot, 'Bodoni MT', 'Times New Roman', serif";
const sans = "Jost, Futura, 'Century Gothic', 'Helvetica Neue', Arial, sans-serif";

/** One piece of a mail's content; the text and the HTML part are made of the same pieces. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'quote'; text: string }
  | { kind: 'rows'; rows: { label: string; value: string; strong?: boolean }[] }
  | { kind: 'button'; label: string; url: string };

export interface MailContent {
  subject: string;
  heading: string;
  blocks: MailBlock[];
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const lines = (text: string): string => escape(text).replaceAll(/\r?\n/g, '<br>');

const blockHtml = (block: MailBlock): string => {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 20px">${lines(block.text)}</p>`;
    case 'code':
      return `<p style="margin:0 0 24px;padding:18px 0;border-top:1px solid ${rule};border-bottom:1px solid ${rule};text-align:center;font:400 32px ${serif};letter-spacing:10px">${escape(block.code)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 20px;padding:0 0 0 16px;border-left:1px solid ${ink}">${lines(block.text)}</blockquote>`;
    case 'rows':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-top:1px solid ${rule}">${block.rows
        .map(({ label, value, strong }) => {
          const cell = `padding:10px 0;border-bottom:1px solid ${rule};vertical-align:top;font-weight:${strong ? 600 : 400}`;
          return `<tr><td style="${cell}">${lines(label)}</td><td align="right" style="${cell};white-space:nowrap;padding-left:16px">${escape(value)}</td></tr>`;
        })
        .join('')}</table>`;
    case 'button':
      return `<p style="margin:8px 0 28px"><a href="${escape(block.url)}" style="display:inline-block;padding:14px 28px;background:${ink};color:${paper};text-decoration:none;font-size:13px;letter-spacing:1.5px;text-transform:uppercase">${escape(block.label)}</a></p>`;
  }
};

const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'rows':
      return block.rows
        .map(({ label, value }) => `${label.replaceAll('\n', ', ')}: ${value}`)
        .join('\n');
    case 'button':
      return `${block.label}: ${block.url}`;
  }
};

/** The HTML part: ink on paper, as the shop itself. Everything that a person wrote is escaped. */
export const mailHtml = ({ subject, heading, blocks }: MailContent, shopUrl: string): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:400 16px/1.6 ${sans}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td>
<p style="margin:0 0 36px;text-align:center;font:400 24px ${serif};letter-spacing:6px;text-transform:uppercase"><a href="${escape(shopUrl)}" style="color:${ink};text-decoration:none">Selvage</a></p>
<h1 style="margin:0 0 24px;font:400 30px/1.25 ${serif}">${escape(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
<p style="margin:36px 0 0;padding:20px 0 0;border-top:1px solid ${rule};font-size:13px;color:${quiet}">Selvage &middot; <a href="${escape(shopUrl)}" style="color:${quiet}">${escape(shopUrl.replace(/^https?:\/\//, ''))}</a></p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

/** The plain part, with the same words. */
export const mailText = ({ heading, blocks }: MailContent, shopUrl: string): string =>
  `${[heading, ...blocks.map(blockText), `Selvage\n${shopUrl}`].join('\n\n')}\n`;
