import { defaultTreeAdapter } from 'parse5';
import { describe, expect, it, vi } from 'vitest';

import { htmlFromDatabase, plainText, sanitizeHtml } from './sanitize-html';

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

  it('parses a text once, however often it is shown', () => {
    const parse = vi.spyOn(defaultTreeAdapter, 'createDocumentFragment');
    const html = '<p onclick="x()">Woven by hand</p>';
    for (let shown = 0; shown < 3; shown += 1) {
      expect(htmlFromDatabase(html)).toBe('<p>Woven by hand</p>');
      expect(sanitizeHtml(html)).toBe('<p>Woven by hand</p>');
    }
    expect(parse).toHaveBeenCalledTimes(1);
    parse.mockRestore();
  });
});

describe('HTML from the database', () => {
  it.each(['', 'Silk & wool', '<p>One <strong>two</strong></p><ul><li>three</li></ul>', 'a > b'])(
    'is as it was stored: %s',
    (html) => {
      expect(htmlFromDatabase(html)).toBe(html);
    },
  );

  it.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<p title=">" onclick=x()>a</p>', '<p title="&gt;">a</p>'],
    ['<p>a</p><img src=x onerror=alert(1)', '<p>a</p>'],
    ['<p><<img src=x onerror=alert(1)></p>', '<p>&lt;</p>'],
    ['<p>a</p><!--><img src=x onerror=alert(1)>', '<p>a</p>'],
  ])('is made safe where it was not: %s', (html, safe) => {
    expect(htmlFromDatabase(html)).toBe(safe);
  });
});

describe('plainText', () => {
  it('gives the words alone, with a space between blocks', () => {
    expect(plainText('<p>Silk &amp; wool</p><p>Cut  twice</p>')).toBe('Silk & wool Cut twice');
  });
});
