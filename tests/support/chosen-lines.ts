import type { NewBagLine } from '../../src/entities/cart';

/** A dress in one size, as a product's page puts it into the bag. */
export const chosenDress: NewBagLine = {
  productId: 7,
  productSizeId: 70,
  name: 'Lina dress',
  image: '',
  quantity: 1,
  size: 'S',
  color: '',
  discount_percentage: 0,
  prices: { USD: 10000, EUR: 9000, AED: 36700 },
};

/** The same in a color and at a discount. */
export const reducedDress: NewBagLine = {
  ...chosenDress,
  image: '/media/a.jpg',
  color: 'Lilac',
  discount_percentage: 20,
  prices: { USD: 80010, EUR: 74000, AED: 293800 },
};

/** One of several dresses: its size's id is ten times its own. */
export const chosenLine = (productId: number, quantity = 1): NewBagLine => ({
  ...chosenDress,
  productId,
  productSizeId: productId * 10,
  name: `Dress ${productId}`,
  quantity,
});
