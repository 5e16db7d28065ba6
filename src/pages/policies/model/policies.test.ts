import { describe, expect, it } from 'vitest';

import { defaultPolicies } from '@contract/default-policies';
import { defaultSite } from '@/shared/lib/site';

import { fillIn, fillInHtml } from './fill-in';
import { anchorOf, policies, policyAt } from './policies';

const textOf = (path: string) => defaultPolicies()[policyAt(path).name];

const wordsOf = (path: string) => {
  const { intro, sections } = textOf(path);
  const words = [intro, ...sections.map(({ text }) => text.replaceAll(/<[^>]*>/g, ' '))]
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  return fillIn(words, defaultSite);
};

describe('the policy pages (section 2)', () => {
  it('are four, under their titles', () => {
    expect(policies().map(({ path, title }) => [path, title])).toEqual([
      ['/refund-policy', 'Refund Policy'],
      ['/shipping', 'Shipping Information'],
      ['/privacy', 'Privacy Policy'],
      ['/terms', 'Terms & Conditions'],
    ]);
  });
});

describe('the anchors of the policies', () => {
  it('name each heading, once on its page', () => {
    expect(anchorOf('Defective or wrong pieces')).toBe('defective-or-wrong-pieces');
    expect(anchorOf('الإرجاع & Rückgabe')).toBe('الإرجاع-rückgabe');
    for (const { path } of policies()) {
      const anchors = textOf(path).sections.map(({ heading }) => anchorOf(heading));
      expect(new Set(anchors).size).toBe(anchors.length);
    }
  });
});

/** The rules of section 9, and the pages that must say each. */
const rules: [rule: string, words: RegExp, pages: string[]][] = [
  [
    'returns within 14 days of delivery',
    /within 14 days of delivery/,
    ['/refund-policy', '/terms'],
  ],
  [
    'refunds processed in 7-14 business days',
    /Refunds are processed in 7-14 business days/,
    ['/refund-policy', '/terms'],
  ],
  [
    'defective items reported within 48 hours',
    /[Dd]efective items (must be|are)? ?(reported )?within 48 hours/,
    ['/refund-policy', '/shipping', '/terms'],
  ],
  [
    'order issues reported within 30 days',
    /issues? with an order,?( [^.;]*)? within 30 days/i,
    ['/refund-policy', '/shipping', '/terms'],
  ],
  ['shipping takes 5-10 business days', /takes 5-10 business days/, ['/shipping', '/terms']],
  [
    'made-to-measure items non-returnable',
    /non-returnable: Made-to-measure|Made-to-measure and final-sale pieces are non-returnable/,
    ['/refund-policy', '/terms'],
  ],
  [
    'final-sale items non-returnable',
    /non-returnable: [^:]*Final-sale|final-sale pieces are non-returnable/,
    ['/refund-policy', '/terms'],
  ],
  [
    'shipping, taxes and duties non-refundable',
    /Shipping, taxes and duties are non-refundable/,
    ['/refund-policy', '/terms'],
  ],
  [
    'one size exchange',
    /exchanged once for another size|one size exchange/,
    ['/refund-policy', '/terms'],
  ],
  ['the flat shipping of each currency', /\$19\.07, €17\.50 or AED\s70\.00/, ['/shipping']],
];

describe('the numbers of the policies (section 9)', () => {
  it.each(rules)('say %s', (_rule, words, pages) => {
    for (const path of pages) expect(wordsOf(path), path).toMatch(words);
  });

  it('are the only numbers on the pages', () => {
    const known = /14 days|7-14 business days|48 hours|30 days|5-10 business days|10 business days/;
    for (const { path } of policies()) {
      const periods = wordsOf(path).match(/[\d-]+ (business )?(days|hours)/g) ?? [];
      expect(
        periods.filter((period) => !known.test(period)),
        path,
      ).toEqual([]);
    }
  });
});

describe('what a policy leaves open', () => {
  const site = { ...defaultSite, name: 'Warp & <Weft>' };

  it('is filled in as text, never as HTML, and in no attribute', () => {
    expect(fillIn('At {site}: {shipping}', site)).toBe(
      'At Warp & <Weft>: $19.07, €17.50 or AED\u00a070.00',
    );
    expect(fillIn('From our country{country}', site)).toBe('From our country');
    expect(fillInHtml('<p>From our country{country}</p>', { ...site, country: 'AE' })).toBe(
      '<p>From our country (United Arab Emirates)</p>',
    );
    expect(fillInHtml('<p title="{site}">At {site}</p>', site)).toBe(
      '<p title="{site}">At Warp &amp; &lt;Weft&gt;</p>',
    );
  });
});
