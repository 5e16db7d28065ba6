import { describe, expect, it } from 'vitest';

import { policies, policyAt } from './policies';
import { anchorOf } from './policy';

const wordsOf = (path: string) => {
  const { intro, sections } = policyAt(path);
  return [
    intro,
    ...sections.flatMap((section) => [...section.paragraphs, ...(section.points ?? [])]),
  ]
    .join(' ')
    .replaceAll(/\s+/g, ' ');
};

describe('the policy pages (section 2)', () => {
  it('are four, under their titles', () => {
    expect(policies.map(({ path, title }) => [path, title])).toEqual([
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
    for (const { sections } of policies) {
      const anchors = sections.map(({ heading }) => anchorOf(heading));
      expect(new Set(anchors).size).toBe(anchors.length);
    }
  });
});

describe('the numbers of the policies (section 9, Policy text)', () => {
  it.each([
    ['returns within 14 days of delivery', '/refund-policy', /within 14 days of delivery/],
    ['refunds in 7-14 business days', '/refund-policy', /processed in 7-14 business days/],
    ['defects within 48 hours', '/refund-policy', /Defective items .* within 48 hours/],
    ['order issues within 30 days', '/refund-policy', /within 30 days/],
    ['made-to-measure is non-returnable', '/refund-policy', /non-returnable: Made-to-measure/],
    ['final sale is non-returnable', '/refund-policy', /Final-sale/],
    ['shipping, taxes, duties', '/refund-policy', /Shipping, taxes and duties are non-refundable/],
    ['one size exchange', '/refund-policy', /exchanged once for another size/],
    ['shipping takes 5-10 business days', '/shipping', /takes 5-10 business days/],
    ['the flat shipping', '/shipping', /\$19\.07, €17\.50 or AED 70\.00/],
    ['the same returns in the terms', '/terms', /within 14 days of delivery; one size exchange/],
  ])('say %s', (_rule, path, words) => {
    expect(wordsOf(path)).toMatch(words);
  });
});
