import { describe, expect, it } from 'vitest';

import type { Product, ProductSize } from '@contract/product';

import { pictureOfColor, productDetailFromWire, productSummaryFromWire } from './product';

const prices = {
  price: '1250.00',
  price_in_usd: '1250.00',
  price_in_eur: '1150.50',
  price_in_aed: '4590.00',
};

const size = (own: Partial<ProductSize> = {}): ProductSize => ({
  id: 1,
  size: 'S',
  ...prices,
  is_default: 0,
  ...own,
});

const product = (own: Partial<Product> = {}): Product => ({
  id: 7,
  name: 'Noor Abaya',
  description: '<p>Crêpe.</p>',
  details: '<p>Dry clean.</p>',
  ...prices,
  discount_percentage: 0,
  on_sale: false,
  sale_price: null,
  primary_image: '/front.jpg',
  images: [
    { image: '/front.jpg', alt: 'From the front', color: 'Ink' },
    { image: '/side.jpg', alt: '' },
    { image: '/side.jpg', alt: 'twice' },
  ],
  sizes: [size()],
  attributes: [
    { name: 'Color', options: ['Ink', 'Oat'] },
    { name: 'Fabric', options: ['Crêpe', 'Silk'] },
  ],
  category: { id: 2, name: 'Abayas', slug: 'abayas' },
  category_id: 2,
  size_guide: null,
  ...own,
});

describe('the product of a list', () => {
  it('has its prices in minor units of every currency', () => {
    expect(productSummaryFromWire(product()).prices).toEqual({
      USD: 125000,
      EUR: 115050,
      AED: 459000,
    });
  });

  it('takes the first picture besides the primary one as its second', () => {
    expect(productSummaryFromWire(product()).secondImage).toBe('/side.jpg');
    expect(productSummaryFromWire(product({ images: [] })).secondImage).toBeNull();
  });

  it('does not take a picture of another color as its second', () => {
    const images = [
      { image: '/front.jpg', alt: '', color: 'Ink' },
      { image: '/oat.jpg', alt: '', color: 'Oat' },
      { image: '/ink-side.jpg', alt: '', color: 'Ink' },
    ];
    expect(productSummaryFromWire(product({ images })).secondImage).toBe('/ink-side.jpg');
    expect(productSummaryFromWire(product({ images: images.slice(0, 2) })).secondImage).toBeNull();
  });

  it('has the first picture of a color, whatever its case', () => {
    const images = [
      { image: '/cloth.jpg', alt: '', color: null },
      { image: '/oat.jpg', alt: '', color: 'Oat' },
      { image: '/oat-side.jpg', alt: '', color: 'Oat' },
    ];
    expect(pictureOfColor(images, 'oat')).toBe('/oat.jpg');
    expect(pictureOfColor(images, 'Rose')).toBeNull();
    expect(pictureOfColor(images, '')).toBeNull();
  });

  it('is shown in the color that a filtered listing asked for', () => {
    const images = [
      { image: '/front.jpg', alt: '', color: 'Ink' },
      { image: '/oat.jpg', alt: '', color: 'Oat' },
      { image: '/oat-side.jpg', alt: '', color: 'Oat' },
    ];
    const oat = {
      color: 'Oat',
      matchedColor: 'Oat',
      image: '/oat.jpg',
      secondImage: '/oat-side.jpg',
    };
    expect(productSummaryFromWire(product({ images, matched_color: 'Oat' }))).toMatchObject(oat);
    const attributes = [{ name: 'Color', options: ['Oat'] }];
    expect(
      productSummaryFromWire(product({ attributes, matched_color: 'Oat' })).matchedColor,
    ).toBeNull();
    expect(productSummaryFromWire(product()).matchedColor).toBeNull();
  });

  it('counts the colors of its style, those of its siblings included', () => {
    expect(productSummaryFromWire(product({ color_count: 3 })).colorCount).toBe(3);
    expect(productSummaryFromWire(product()).colorCount).toBe(2);
    expect(productSummaryFromWire(product({ attributes: [] })).colorCount).toBe(0);
  });

  it('is sold out when no size has a piece left', () => {
    const sizes = [size({ stock: 0 }), size({ id: 2, stock: 0 })];
    expect(productSummaryFromWire(product({ sizes })).soldOut).toBe(true);
    expect(productSummaryFromWire(product({ sizes: [...sizes, size({ stock: 1 })] })).soldOut).toBe(
      false,
    );
  });

  it('counts a size without a stock figure as available (contract)', () => {
    expect(productSummaryFromWire(product({ sizes: [size()] })).soldOut).toBe(false);
    expect(productSummaryFromWire(product({ sizes: [] })).soldOut).toBe(false);
  });
});

describe('the product of its page (section 2, Product detail)', () => {
  it('shows the primary picture first and every other one once, each with an alternative text', () => {
    expect(productDetailFromWire(product()).pictures).toEqual([
      { image: '/front.jpg', alt: 'From the front', color: 'Ink' },
      { image: '/side.jpg', alt: 'Noor Abaya', color: null },
    ]);
  });

  it('shows the primary picture even if it is not among the images', () => {
    expect(productDetailFromWire(product({ images: [] })).pictures).toEqual([
      { image: '/front.jpg', alt: 'Noor Abaya', color: null },
    ]);
  });

  it('takes its colors from the attribute named Color, the others as text', () => {
    const detail = productDetailFromWire(product());
    expect(detail.colors).toEqual(['Ink', 'Oat']);
    expect(detail.attributes).toEqual([{ name: 'Fabric', options: ['Crêpe', 'Silk'] }]);
    expect(productDetailFromWire(product({ attributes: [] })).colors).toEqual([]);
  });

  it('has the siblings of its style, and none where the provider names none', () => {
    const siblings = [{ id: 8, color: 'Plum', image: '/plum.jpg', in_stock: false }];
    expect(productDetailFromWire(product({ siblings })).siblings).toEqual([
      { id: 8, color: 'Plum', image: '/plum.jpg', soldOut: true },
    ]);
    expect(productDetailFromWire(product()).siblings).toEqual([]);
  });

  it('keeps the stock of a size, and null where the provider does not say', () => {
    const sizes = [size({ stock: 2 }), size({ id: 2 })];
    expect(productDetailFromWire(product({ sizes })).sizes.map(({ stock }) => stock)).toEqual([
      2,
      null,
    ]);
  });
});
