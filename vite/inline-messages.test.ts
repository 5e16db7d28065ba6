import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

import { findMessages, inlineMessages } from './inline-messages';

const catalog = Object.fromEntries(
  [
    ['Send', 'إرسال'],
    ['Hello {name}', 'أهلًا {name}'],
    ['{count, plural, one {# item} other {# items}}', '{count, plural, one {قطعة} other {# قطع}}'],
  ].map(([message = '', text = '']) => [message, compileMessageOrThrow(text)]),
);
const inline = (code: string) => inlineMessages(code, 'part.js', catalog).toString();

describe('messages in a build', () => {
  it('are text where they hold nothing else', () => {
    expect(inline("show(i18n.t('Send'));")).toBe('show("إرسال");');
  });

  it('are template literals where values stand in them', () => {
    expect(inline("show(i18n.t('Hello {name}', { name: first(a, b) }));")).toBe(
      'show(`أهلًا ${first(a, b)}`);',
    );
    expect(inline("i18n.t('Costs $\\{{price}` or less', { price })")).toContain('`');
  });

  it('are compiled where they depend on a number', () => {
    const code = inline(
      "i18n.t('{count, plural, one {# item} other {# items}}', { count: bag.length })",
    );
    expect(code).toBe(
      'i18n.compiled([["count","plural",{"one":["قطعة"],"other":["#"," قطع"]}]], { count: bag.length })',
    );
  });

  it('are English where they are not translated', () => {
    expect(inline("i18n.t('Cancel')")).toBe('"Cancel"');
  });

  it.each(['i18n.t(text)', "i18n.t('a' + b)", 'i18n.t(`Hello ${name}`)'])(
    'must be written out, unlike %s',
    (code) => {
      expect(() => inline(code)).toThrow('part.js: the message of i18n.t must be written out');
    },
  );

  it('are found in TypeScript and JSX', () => {
    const code = "const a = <p title={i18n.t('Send')}>{i18n.t('Hello {name}', { name })}</p>;";
    expect(findMessages(code, 'part.tsx')).toEqual(['Send', 'Hello {name}']);
  });
});
