import { describe, expect, it } from 'vitest';

import type { OrderProduct } from '@contract/order';
import type { Product, ProductSize } from '@contract/product';
import { lineId } from '@/entities/cart';

import { notAddedText, planReorder } from './plan-reorder';

const prices = {
  price: '10.00',
  price_in_usd: '10.00',
  price_in_eur: '9.00',
  price_in_aed: '37.00',
};

const bought = (
  more: Partial<OrderProduct> & { productId?: number; name?: string; size?: string } = {},
): OrderProduct => {
  const { productId = 1, name = 'Coat', size = 'S', ...line } = more;
  return {
    id: 1,
    quantity: 1,
    price: '8.00',
    product: { id: productId, name, ...prices, primary_image: 'coat.jpg', discount_percentage: 0 },
    product_size: { id: 10, size },
    ...line,
  };
};

const size = (id: number, label: string, stock?: number): ProductSize => ({
  id,
  size: label,
  ...prices,
  is_default: 0,
  ...(stock === undefined ? {} : { stock }),
});

const sold = (sizes: ProductSize[], colors: string[] = []): Product => ({
  id: 1,
  name: 'Coat',
  description: '',
  details: '',
  ...prices,
  discount_percentage: 0,
  on_sale: false,
  sale_price: null,
  primary_image: 'coat.jpg',
  images: [],
  sizes,
  attributes: colors.length === 0 ? [] : [{ name: 'Color', options: colors }],
  category: { id: 1, name: 'Coats', slug: 'coats' },
  category_id: 1,
  size_guide: null,
});

const inBag = (quantity: number, color = '') => ({
  id: lineId({ productId: 1, productSizeId: 10, color }),
  productSizeId: 10,
  quantity,
});

const quantities = (plan: ReturnType<typeof planReorder>) =>
  plan.lines.map(({ quantity }) => quantity);

describe('planReorder', () => {
  it('takes what is still sold in that size and color, at the current price', () => {
    const plan = planReorder(
      [bought({ quantity: 2, color: 'Camel' })],
      { 1: sold([size(10, 'S', 5)], ['Camel']) },
      [],
    );
    expect(plan.notAdded).toEqual([]);
    expect(plan.lines[0]).toMatchObject({
      quantity: 2,
      productSizeId: 10,
      color: 'Camel',
      prices: { USD: 1000, EUR: 900, AED: 3700 },
    });
  });

  it('finds a size again by its name when it has another id', () => {
    const plan = planReorder([bought()], { 1: sold([size(77, 'S')]) }, []);
    expect(plan.lines[0]?.productSizeId).toBe(77);
  });

  it('lists what is no longer sold, and why', () => {
    const why = (line: OrderProduct, product: Product | null) =>
      planReorder([line], { 1: product }, []).notAdded;
    expect(why(bought(), null)).toEqual([{ name: 'Coat', why: 'no longer sold' }]);
    expect(why(bought(), sold([size(11, 'M')]))[0]?.why).toBe('no longer made in size S');
    expect(why(bought(), sold([size(10, 'S', 0)]))[0]?.why).toBe('sold out in size S');
    expect(why(bought({ color: 'Camel' }), sold([size(10, 'S')], ['Ink']))[0]?.why).toBe(
      'no longer made in Camel',
    );
    const inArabic = planReorder(
      [bought({ color: 'Camel' })],
      { 1: sold([size(10, 'S')], ['Ink']) },
      [],
      () => 'جملي',
    );
    expect(inArabic.notAdded[0]?.why).toBe('no longer made in جملي');
    expect(why(bought({ size: 'One Size' }), sold([size(10, 'One Size', 0)]))[0]?.why).toBe(
      'sold out',
    );
  });

  it('never exceeds the stock, counting what is in the bag', () => {
    const product = sold([size(10, 'S', 3)], ['Camel', 'Ink']);
    const some = planReorder([bought({ quantity: 4, color: 'Camel' })], { 1: product }, [
      inBag(1, 'Ink'),
    ]);
    expect(quantities(some)).toEqual([2]);
    expect(some.notAdded[0]?.why).toBe('only 2 of 4 could be added in size S');

    const none = planReorder([bought({ color: 'Camel' })], { 1: product }, [inBag(3, 'Camel')]);
    expect(quantities(none)).toEqual([]);
    expect(none.notAdded[0]?.why).toBe('all remaining pieces in size S are already in your bag');

    const both = [bought({ quantity: 2, color: 'Camel' }), bought({ quantity: 2, color: 'Ink' })];
    expect(quantities(planReorder(both, { 1: product }, []))).toEqual([2, 1]);
  });

  it('adds at most the maximum quantity, and the same line once', () => {
    const product = sold([size(10, 'S')]);
    expect(quantities(planReorder([bought({ quantity: 9 })], { 1: product }, [inBag(95)]))).toEqual(
      [4],
    );
    const twice = [bought({ id: 1, quantity: 1 }), bought({ id: 2, quantity: 2 })];
    expect(quantities(planReorder(twice, { 1: product }, []))).toEqual([3]);
  });

  it('says what was not added in one message', () => {
    expect(notAddedText([])).toBe('');
    expect(
      notAddedText([
        { name: 'Coat', why: 'sold out in size S' },
        { name: 'Scarf', why: 'no longer sold' },
      ]),
    ).toBe('Not added: Coat (sold out in size S), Scarf (no longer sold).');
  });
});
