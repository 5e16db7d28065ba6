import { policyNames } from '@contract/constants';
import { defaultPolicies } from '@contract/default-policies';
import { toDecimal } from '@contract/minor-units';

import { defaultPolicyTranslations } from '../services/content/default-policy-translations';
import type { Row, ShopRows } from '../services/shop-data/row-kinds';
import type { DemoPrices, DemoShop } from '../../../demo/catalogue/demo-shop-schema';

const at = 'the demo shop';

const pricesOf = (prices: DemoPrices) => ({
  price_usd: toDecimal(prices.USD),
  price_eur: toDecimal(prices.EUR),
  price_aed: toDecimal(prices.AED),
});

const catalogueRows = (shop: DemoShop): ShopRows => {
  const slugOf = new Map(shop.categories.map(({ id, slug }) => [id, slug]));
  const skuOf = new Map(shop.products.map(({ id, sku }) => [id, sku]));
  const skus = (ids: number[]) => ids.map((id) => skuOf.get(id) ?? `the product ${id}`);
  return {
    categories: shop.categories.map(({ id, name, slug, featured = [] }) => ({
      at,
      id,
      name,
      slug,
      featured: skus(featured),
    })),
    colors: Object.entries(shop.colorFamilies).map(([color, families]) => ({
      at,
      color,
      families,
    })),
    products: shop.products.map((product) => ({
      at,
      id: product.id,
      sku: product.sku,
      style: product.style,
      name: product.name,
      description: product.description,
      details: product.details,
      fit: product.fit,
      category: slugOf.get(product.categoryId),
      listed_in: product.listedIn.map((id) => slugOf.get(id) ?? ''),
      ...pricesOf(product.prices),
      discount_percentage: product.discountPercentage,
      size_guide: product.sizeGuide,
      looks_with: skus(product.looksWith),
      created_at: product.createdAt,
      group: Object.fromEntries(product.attributes.map(({ name, options }) => [name, options])),
    })),
    sizes: shop.products.flatMap(({ sku, sizes, measurements }) =>
      sizes.map(({ label, stock, isDefault }) => {
        const measures = measurements.find(({ size }) => size === label)?.measures ?? [];
        const group = Object.fromEntries(measures.map(({ name, cm }) => [name, cm]));
        return { at, sku, size: label, stock, is_default: isDefault ?? false, group };
      }),
    ),
    pictures: shop.products.flatMap(({ sku, pictures }) =>
      pictures.map(({ file, alt, color }) => ({ at, sku, picture: file, alt, color })),
    ),
    stories: shop.brand.stories.map(({ image, description, productIds, colors }, index) => ({
      at,
      id: index + 1,
      image,
      description,
      products: skus(productIds),
      colors,
    })),
  };
};

const settingsRow = (settings: DemoShop['brand']['settings']): Row<'settings'> => ({
  at,
  site_name: settings.siteName,
  shipping_usd: toDecimal(settings.shipping.USD),
  shipping_eur: toDecimal(settings.shipping.EUR),
  shipping_aed: toDecimal(settings.shipping.AED),
  about_us_signature: settings.aboutUsSignature,
  about_us_background_image: settings.aboutUsBackgroundImage,
  contact_email: settings.contact.email,
  contact_phone: settings.contact.phone,
  contact_location: settings.contact.location,
  seller_address: settings.seller.address,
  seller_tax_number: settings.seller.taxNumber,
  seller_country: settings.seller.country,
  group: Object.fromEntries(settings.socialLinks.map(({ name, url }) => [name, url])),
});

const contentRows = ({ banners, places, brand }: DemoShop): ShopRows => ({
  banners: [
    ...banners.map(
      ({ buttonText, imagePortrait, imageRtl, textPlacement, textTone, ...banner }) => ({
        at,
        ...banner,
        button_text: buttonText,
        image_portrait: imagePortrait,
        image_rtl: imageRtl,
        placement_landscape: textPlacement.landscape,
        placement_portrait: textPlacement.portrait,
        text_tone: textTone,
      }),
    ),
    ...places.map(({ imagePortrait, ...place }) => ({
      at,
      ...place,
      image_portrait: imagePortrait,
    })),
  ],
  texts: brand.aboutUs.map(({ imagePortrait, ...text }) => ({
    at,
    ...text,
    image_portrait: imagePortrait,
  })),
  policies: policyNames.flatMap((policy) => {
    const { intro, sections } = defaultPolicies()[policy];
    return [
      { at, policy, text: intro },
      ...sections.map((section) => ({ at, policy, ...section })),
    ];
  }),
  settings: [settingsRow(brand.settings)],
  features: brand.features.map((feature) => ({ at, ...feature })),
  story_pictures: brand.stories.flatMap(({ pictures }, index) =>
    pictures.map(({ image, alt }) => ({ at, story: index + 1, picture: image, alt })),
  ),
});

/** The demo shop as rows of an import, with the Arabic of its texts. */
export const demoRows = (shop: DemoShop, arabic: Readonly<Record<string, string>>): ShopRows => ({
  ...catalogueRows(shop),
  ...contentRows(shop),
  translations: [...Object.entries(arabic), ...defaultPolicyTranslations('ar')].map(
    ([text, translation]) => ({ at, language: 'ar', text, translation }),
  ),
});
