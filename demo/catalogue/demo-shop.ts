import { banners } from './banners';
import { brand } from './brand';
import { categories } from './categories';
import { colorFamilies } from './colors';
import { demoCustomer } from './demo-customer';
import type { DemoShop } from './demo-shop-schema';
import { places } from './places';
import { abayas } from './products/abayas';
import { summerDresses } from './products/dresses-summer';
import { winterDresses } from './products/dresses-winter';
import { kaftans } from './products/kaftans';
import { leather } from './products/leather';
import { outerwear } from './products/outerwear';
import { scarves } from './products/scarves';
import { sets } from './products/sets';
import { withDistinctNames } from './style';

export const demoShop: DemoShop = {
  timeZone: 'Asia/Dubai',
  categories,
  colorFamilies,
  products: withDistinctNames([
    ...abayas,
    ...kaftans,
    ...winterDresses,
    ...summerDresses,
    ...sets,
    ...outerwear,
    ...scarves,
    ...leather,
  ]),
  banners,
  places,
  brand,
  customer: demoCustomer,
};
