import { createRef } from 'react';
import { REHYDRATE } from 'redux-persist';

import { i18n } from '@contract/i18n';
import { ProductCard, ProductRow, type ProductSummary, ShortName } from '@/entities/product';
import { BackInStockOffer } from '@/features/back-in-stock';
import { FilterChips, FilterProducts } from '@/features/filter-products';
import { CardWishButton, WishButton } from '@/features/toggle-wish';
import { ColorPicker } from '@/pages/product/buying/color-picker';
import { SizePicker } from '@/pages/product/buying/size-picker';
import { ProductPictures } from '@/pages/product/gallery/product-pictures';
import { WishlistPage } from '@/pages/wishlist/ui/wishlist-page';
import { storageKeys } from '@/shared/config';
import { ArtDirectedPicture, Picture } from '@/shared/ui/picture';
import { Price } from '@/shared/ui/price';
import { EmptyState } from '@/shared/ui/empty-state';
import { ListingBar, ProductResults, useProductListing } from '@/widgets/product-grid';
import { NewInStrip, ProductStrip } from '@/widgets/product-strip';

import type { Sheet } from '../sheet';
import type { Shop } from '../shop';

const cardPx = 260;
const nothing = () => undefined;

const Card = ({ product, heart = false }: { product: ProductSummary; heart?: boolean }) => (
  <ProductCard
    product={product}
    sizes="260px"
    action={heart ? <CardWishButton product={product} /> : undefined}
  />
);

const Results = () => (
  <ProductResults
    results={useProductListing({})}
    emptyState={<EmptyState title={i18n.t('No products found matching your criteria.')} />}
  />
);
const Bar = () => <ListingBar results={useProductListing({})} />;

const soldOutSizes = ({ product }: Shop) =>
  product.sizes.map((size, index) => ({ ...size, stock: [0, 1, 2][index] ?? 20 }));

const sizeChoice = {
  size: null,
  chooseSize: nothing,
  sizeRequests: 0,
};

const first = ({ products }: Shop): ProductSummary => {
  const [product] = products;
  if (product === undefined) throw new Error('The recorded shop has no product');
  return product;
};

/** Products in lists and on their page. */
export const sheet: Sheet = {
  Price: {
    width: 240,
    states: () => {
      const price = { currency: 'AED', minor: 125_050 } as const;
      return {
        'On a card': <Price {...price} decimals={2} />,
        'On its page': <Price {...price} decimals={0} />,
        'On sale': <Price {...price} decimals={2} discountPercentage={20} />,
        Unknown: <Price {...price} minor={null} decimals={2} />,
      };
    },
  },
  Picture: {
    width: cardPx,
    states: (shop) => ({
      'In a shape': <Picture src={first(shop).image} alt="" sizes="260px" ratio="3 / 4" />,
    }),
  },
  ProductCard: {
    width: cardPx,
    states: (shop) => {
      const product = first(shop);
      return {
        'For sale': <Card product={product} />,
        'With a heart': <Card product={product} heart />,
        'On sale': <Card product={{ ...product, discountPercentage: 20 }} />,
        'Sold out': <Card product={{ ...product, soldOut: true }} />,
        'Without a color': <Card product={{ ...product, color: null, colorCount: 0 }} />,
      };
    },
  },
  ProductRow: {
    states: ({ products }) => {
      const row = { heading: i18n.t('New In'), columns: 3 };
      return {
        Loading: <ProductRow {...row} products={undefined} />,
        Products: <ProductRow {...row} products={products.slice(0, 3)} />,
      };
    },
  },
  ShortName: {
    width: cardPx,
    states: (shop) => ({ Cut: <ShortName short={first(shop).name} rest=" in Forest" /> }),
  },
  CardWishButton: {
    width: 120,
    states: (shop) => ({ 'Not wished': <CardWishButton product={first(shop)} /> }),
  },
  WishButton: {
    width: 120,
    states: (shop) => {
      const { id, name, prices } = first(shop);
      const choice = { productId: id, sizeId: null, color: '' };
      const button = <WishButton choice={choice} name={name} prices={prices} />;
      return {
        'Not wished': button,
        Wished: { element: button, press: ['button'] },
      };
    },
  },
  WishlistPage: {
    states: () => {
      const stored = { type: REHYDRATE, key: storageKeys.wishlist, payload: { items: [] } };
      const state = { element: <WishlistPage />, customer: true, actions: [stored] };
      const path = 'GET /wishlist';
      return {
        Pieces: state,
        Loading: { ...state, answers: { [path]: 'pending' } },
        Failed: { ...state, answers: { [path]: 500 } },
        Empty: { ...state, answers: { [path]: [] } },
      };
    },
  },
  SizePicker: {
    width: 342,
    states: (shop) => {
      const [, , size = null] = soldOutSizes(shop);
      const picker = { product: { sizes: soldOutSizes(shop), sizeGuide: null } };
      return {
        'Nothing chosen': <SizePicker {...picker} choice={sizeChoice} />,
        Chosen: <SizePicker {...picker} choice={{ ...sizeChoice, size }} />,
        Missing: <SizePicker {...picker} choice={{ ...sizeChoice, sizeRequests: 1 }} />,
      };
    },
  },
  ColorPicker: {
    width: 342,
    states: ({ product }) => ({
      'Colors of its style': (
        <ColorPicker product={product} chosen={product.color} onChoose={nothing} />
      ),
    }),
  },
  BackInStockOffer: {
    frame: 640,
    states: ({ product }) => {
      const sizes = product.sizes.map((size) => ({ ...size, stock: 0 }));
      const offer = <BackInStockOffer product={{ ...product, sizes }} />;
      return { Offered: offer, Asked: { element: offer, press: ['button'] } };
    },
  },
  ProductPictures: {
    states: ({ product: { id, pictures } }) => ({
      Several: (
        <ProductPictures
          productId={id}
          pictures={pictures}
          strip={createRef()}
          onEnlarge={nothing}
        />
      ),
    }),
  },
  ArtDirectedPicture: {
    states: ({ products: [wide, tall] }) => ({
      'In its frame': (
        <div style={{ blockSize: 300, overflow: 'hidden' }}>
          <ArtDirectedPicture
            src={wide?.image ?? ''}
            portraitSrc={tall?.image ?? ''}
            alt=""
            sizes="100vw"
          />
        </div>
      ),
    }),
  },
  ProductStrip: {
    states: ({ products }) => ({
      'Three products': (
        <ProductStrip heading={i18n.t('Recently viewed')} pieces={products.slice(0, 3)} />
      ),
    }),
  },
  NewInStrip: { states: () => ({ 'New products': <NewInStrip /> }) },
  FilterChips: {
    states: () => ({
      Several: {
        element: <FilterChips listing={{}} />,
        path: '/shop?in_stock=1&on_sale=1&size=M,L&min_price=100',
      },
    }),
  },
  FilterProducts: {
    frame: 844,
    states: () => {
      const element = <FilterProducts listing={{}} />;
      return { Closed: element, Open: { element, press: ['button'] } };
    },
  },
  ListingBar: {
    states: () => ({
      Unfiltered: <Bar />,
      Filtered: { element: <Bar />, path: '/shop?on_sale=1' },
      Loading: { element: <Bar />, answers: { 'POST /products': 'pending' } },
    }),
  },
  ProductResults: {
    states: () => ({
      Products: <Results />,
      Loading: { element: <Results />, answers: { 'POST /products': 'pending' } },
      Failed: { element: <Results />, answers: { 'POST /products': 500 } },
      Empty: {
        element: <Results />,
        answers: {
          'POST /products': {
            data: [],
            current_page: 1,
            last_page: 1,
            per_page: 12,
            total: 0,
          },
        },
      },
    }),
  },
};
