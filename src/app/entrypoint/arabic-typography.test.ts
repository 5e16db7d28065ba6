import { compile, middleware, serialize, stringify } from 'stylis';
import { describe, expect, it } from 'vitest';

import { arabicTypography } from './arabic-typography';

const styleOf = (css: string) => serialize(compile(css), middleware([arabicTypography, stringify]));

describe('styles of an Arabic page', () => {
  it('have neither tracking nor capitals', () => {
    expect(
      styleOf('.a{letter-spacing:0.03em;text-transform:uppercase;font-style:italic;color:red;}'),
    ).toBe('.a{color:red;}');
  });

  it('leave room between lines', () => {
    expect(styleOf('.a{line-height:1;}')).toBe('.a{line-height:1.35;}');
    expect(styleOf('.a{line-height:1.6;}')).toBe('.a{line-height:1.6;}');
    expect(styleOf('.a{line-height:0;}')).toBe('.a{line-height:0;}');
    expect(styleOf('.a{line-height:24px;}')).toBe('.a{line-height:24px;}');
  });
});
