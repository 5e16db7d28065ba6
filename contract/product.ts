import Type, { type Static } from 'typebox';

import { CategorySchema } from './category';
import { maxLengths, priceDigits } from './constants';
import { closedObject, envelope } from './envelope';
import { CurrencySchema, MoneySchema, priceFields } from './money';
import { ShopText } from './shop-text';

export const ProductImageSchema = Type.Object({
  image: Type.String(),
  alt: ShopText(),
  /** The color option that the picture shows; absent when it shows them all or none. */
  color: Type.Optional(Type.String()),
});
export type ProductImage = Static<typeof ProductImageSchema>;

export const ProductSizeSchema = Type.Object({
  id: Type.Integer(),
  size: Type.String(),
  ...priceFields,
  /** 1 marks the default size. */
  is_default: Type.Integer(),
  /** Units left; absent means available. */
  stock: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type ProductSize = Static<typeof ProductSizeSchema>;

export const ProductAttributeSchema = Type.Object({
  name: Type.String(),
  options: Type.Array(Type.String()),
});

/** Another product of the same style, in another color. */
export const ProductSiblingSchema = Type.Object({
  id: Type.Integer(),
  color: Type.String(),
  image: Type.String(),
  in_stock: Type.Boolean(),
});
export type ProductSibling = Static<typeof ProductSiblingSchema>;

/** The garment itself in one of its sizes. */
export const GarmentMeasuresSchema = Type.Object({
  size: Type.String(),
  measures: Type.Array(Type.Object({ name: Type.String(), cm: Type.Number() })),
});
export type GarmentMeasures = Static<typeof GarmentMeasuresSchema>;

/** A product, for the listing and the product page (section 3). */
export const ProductSchema = Type.Object({
  id: Type.Integer(),
  /** Beyond the specification: the stock keeping unit, e.g. "SLV-AB-0101". */
  sku: Type.Optional(Type.String()),
  name: ShopText(),
  description: ShopText(),
  details: ShopText(),
  ...priceFields,
  discount_percentage: Type.Number({ minimum: 0, exclusiveMaximum: 100 }),
  on_sale: Type.Boolean(),
  sale_price: Type.Union([MoneySchema, Type.Null()]),
  primary_image: Type.String(),
  images: Type.Array(ProductImageSchema),
  sizes: Type.Array(ProductSizeSchema),
  attributes: Type.Array(ProductAttributeSchema),
  category: CategorySchema,
  category_id: Type.Integer(),
  /** A picture with words, so that each language has its own. */
  size_guide: Type.Union([ShopText(), Type.Null()]),
  /** Beyond the specification, in a listing: the colors of its style, its own included. */
  color_count: Type.Optional(Type.Integer()),
  /**
   * Beyond the specification, in GET /products/{id}: the other colors of its style that are products
   * of their own.
   */
  siblings: Type.Optional(Type.Array(ProductSiblingSchema)),
  /** Beyond the specification, in a listing filtered by color or searched by its name: the color that was meant. */
  matched_color: Type.Optional(Type.String()),
  /** Beyond the specification, as are the next two, in GET /products/{id}: how it fits. */
  fit: Type.Optional(ShopText()),
  /** The garment's measurements, one entry for each size that has any. */
  measurements: Type.Optional(Type.Array(GarmentMeasuresSchema)),
  /** The ids of products that its pictures or texts show with it, in order. */
  looks_with: Type.Optional(Type.Array(Type.Integer())),
});
export type Product = Static<typeof ProductSchema>;

export const productSorts = ['newest', 'price-low-high', 'price-high-low'] as const;
export const ProductSortSchema = Type.Enum([...productSorts]);
export type ProductSort = Static<typeof ProductSortSchema>;

const FilterPriceSchema = Type.Union([
  Type.Null(),
  Type.Number({ minimum: 0, maximum: 100_000_000 }),
  Type.String({ pattern: `^\\d{0,${priceDigits.whole}}(\\.\\d{0,${priceDigits.fraction}})?$` }),
]);

/** Beyond the specification: options of the attributes Kind, Fabric, Length and Occasion. */
const AttributeFilterSchema = Type.Optional(
  Type.Array(Type.String({ maxLength: 40 }), { maxItems: 50 }),
);

/** POST /products; `min_price` and `max_price` are in `currency`. */
export const ProductsRequestSchema = closedObject({
  currency: Type.Optional(CurrencySchema),
  category_id: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  min_price: Type.Optional(FilterPriceSchema),
  max_price: Type.Optional(FilterPriceSchema),
  in_stock_only: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  on_sale: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  search: Type.Optional(Type.Union([Type.String({ maxLength: maxLengths.search }), Type.Null()])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  sort: Type.Optional(ProductSortSchema),
  sizes: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 50 })),
  /** Names of colors, or of the families that `color_families` counts. */
  colors: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 50 })),
  kinds: AttributeFilterSchema,
  fabrics: AttributeFilterSchema,
  lengths: AttributeFilterSchema,
  occasions: AttributeFilterSchema,
  /** Beyond the specification: only the newest products that are not reduced (`newInLimit`). */
  new_in: Type.Optional(Type.Boolean()),
  /**
   * Beyond the specification: without a `sort`, in the order that the house gives the category, then
   * the newest.
   */
  featured: Type.Optional(Type.Boolean()),
  /** Beyond the specification: also count the sizes, colors and attributes of the listing. */
  facets: Type.Optional(Type.Boolean()),
});
export type ProductsRequest = Static<typeof ProductsRequestSchema>;

export const FacetValueSchema = Type.Object({
  value: Type.String(),
  /** How many products match with this value in place of the chosen values of its kind. */
  count: Type.Integer(),
});
export type FacetValue = Static<typeof FacetValueSchema>;

/** A family of colors, e.g. "Blue"; or, where a color belongs to none, the color itself. */
export const ColorFamilySchema = Type.Object({
  ...FacetValueSchema.properties,
  /** The colors of its swatch: one, several for a print, none for no swatch. */
  swatch: Type.Array(Type.String({ pattern: '^#[0-9a-f]{6}$' })),
});
export type ColorFamily = Static<typeof ColorFamilySchema>;

/** The sizes, colors and attributes of a listing, each counted with all other filters applied. */
export const ProductFacetsSchema = Type.Object({
  sizes: Type.Array(FacetValueSchema),
  colors: Type.Array(FacetValueSchema),
  /** The colors by family; absent when the provider has no families. */
  color_families: Type.Optional(Type.Array(ColorFamilySchema)),
  kinds: Type.Optional(Type.Array(FacetValueSchema)),
  fabrics: Type.Optional(Type.Array(FacetValueSchema)),
  lengths: Type.Optional(Type.Array(FacetValueSchema)),
  occasions: Type.Optional(Type.Array(FacetValueSchema)),
});
export type ProductFacets = Static<typeof ProductFacetsSchema>;

export const ProductsPageSchema = Type.Object({
  data: Type.Array(ProductSchema),
  current_page: Type.Integer(),
  last_page: Type.Integer(),
  per_page: Type.Integer(),
  total: Type.Integer(),
  /** Only if `facets` was requested. */
  facets: Type.Optional(ProductFacetsSchema),
  /** True when nothing matched the search as typed and these products match similar words. */
  approximate: Type.Optional(Type.Boolean()),
});
export type ProductsPage = Static<typeof ProductsPageSchema>;

export const ProductsResponseSchema = envelope(ProductsPageSchema);
export type ProductsResponse = Static<typeof ProductsResponseSchema>;

/** GET /products/{id} */
export const ProductResponseSchema = envelope(ProductSchema);

/**
 * Beyond the specification: with `optional=true` the response for a product that is no longer sold is
 * null, in place of 404, which browsers write to the console as an error.
 */
export const ProductQuerySchema = Type.Object({ optional: Type.Optional(Type.Literal('true')) });
export const OptionalProductResponseSchema = envelope(Type.Union([ProductSchema, Type.Null()]));
export type OptionalProductResponse = Static<typeof OptionalProductResponseSchema>;
