import { banners } from './banners';
import { brand } from './brand';
import { categories } from './categories';
import { demoCustomer } from './demo-customer';
import type { DemoShop } from './demo-shop-schema';
import { abayas } from './products/abayas';
import { kaftans } from './products/kaftans';

export const demoShop: DemoShop = {
  categories,
  products: [...abayas, ...kaftans],
  banners,
  brand,
  customer: demoCustomer,
};
