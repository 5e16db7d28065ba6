import { describe, expect, it } from 'vitest';

import { plainText, sanitizeHtml } from './sanitize-html';

describe('sanitizeHtml', () => {
  it('keeps text, lists, tables and safe links', () => {
    const html = '<p>One <strong>two</strong></p><ul><li>three</li></ul>';
    expect(sanitizeHtml(html)).toBe(html);
    expect(sanitizeHtml('<a href="https://selvage.test">x</a>')).toBe(
      '<a href="https://selvage.test" rel="noopener noreferrer nofollow">x</a>',
    );
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<style>p{}</style>a', 'a'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<svg><animate onbegin=alert(1)></svg>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer nofollow">a</a>'],
    ['<a href="//evil.test">a</a>', '<a rel="noopener noreferrer nofollow">a</a>'],
    ['<iframe src="https://evil.test"></iframe>a', 'a'],
  ])('makes %s safe', (html, safe) => {
    expect(sanitizeHtml(html)).toBe(safe);
  });
});

describe('plainText', () => {
  it('gives the words alone, with a space between blocks', () => {
    expect(plainText('<p>Silk &amp; wool</p><p>Cut  twice</p>')).toBe('Silk & wool Cut twice');
  });
});
