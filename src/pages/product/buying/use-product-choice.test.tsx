// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { ProductDetail, SizeOption } from '@/entities/product';

import { useProductChoice } from './use-product-choice';

const prices = { USD: 118_000, EUR: 109_000, AED: 433_000 };
const small: SizeOption = { id: 2, label: 'S', prices, stock: 8 };
const medium: SizeOption = { id: 3, label: 'M', prices, stock: 6 };
const product = {
  id: 1,
  image: '/ink.jpg',
  prices,
  colors: ['Ink', 'Oat'],
  sizes: [small, medium],
  pictures: [
    { image: '/ink.jpg', alt: 'In ink', color: 'Ink' },
    { image: '/oat.jpg', alt: 'In oat', color: 'Oat' },
  ],
} as unknown as ProductDetail;

const open = (url = '/product/1') => {
  window.history.replaceState(null, '', url);
  const { result } = renderHook(() => useProductChoice(product, 0), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>,
  });
  return result;
};

describe('the choice on a product page (section 4, Product page)', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));
  afterEach(cleanup);

  it('keeps pictures and color as they are for another size, so that they are not drawn again', () => {
    const choice = open();
    const { pictures, chooseColor } = choice.current;
    act(() => choice.current.chooseSize(medium));
    expect(choice.current.size).toBe(medium);
    expect(choice.current.pictures).toBe(pictures);
    expect(choice.current.chooseColor).toBe(chooseColor);
    expect(window.location.search).toBe('?size=M');
  });

  it('keeps the size for another color, and shows the pictures of that color', () => {
    const choice = open('/product/1?size=s');
    act(() => choice.current.chooseColor('Oat'));
    expect(choice.current.size).toBe(small);
    expect(choice.current.pictures.map(({ image }) => image)).toEqual(['/oat.jpg']);
    expect(window.location.search).toBe('?size=S&color=Oat');
  });
});
