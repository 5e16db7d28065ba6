import { expect, it } from 'vitest';

import { blockHtml } from './mail-blocks';

it('keeps an amount in one line', () => {
  const html = blockHtml('The AED 12,345.00 you paid goes back to your card.');
  expect(html).toContain('The AED&nbsp;12,345.00 you paid');
  const line = { name: 'Noor Abaya', details: ['Quantity 2 at AED 5,550.00'], total: '' };
  const lineHtml = blockHtml({ kind: 'lines', lines: [line] });
  expect(lineHtml).toContain('Quantity 2 at AED&nbsp;5,550.00');
});

it('draws one line only between the lines of an order and a sum that comes first', () => {
  const sum = { label: 'Refunded', value: 'AED 50.00', strong: true };
  const subtotal = { label: 'Subtotal', value: 'AED 50.00' };
  expect(blockHtml({ kind: 'sums', sums: [sum] })).not.toContain('border-top');
  expect(blockHtml({ kind: 'sums', sums: [subtotal, sum] })).toContain('border-top');
});
