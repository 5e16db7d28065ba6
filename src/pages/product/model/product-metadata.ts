import { absoluteUrl } from '@contract/absolute-url';
import { i18n } from '@contract/i18n';
import { loadSite } from '@/entities/brand';
import { getProduct, type ProductDetail } from '@/entities/product';
import { selectCurrency } from '@/entities/currency';
import { returnDays } from '@/shared/config';
import { type LoadContext, type PageMetadata, paths } from '@/shared/routes';
import { pictureUrl } from '@/shared/ui/picture';

import { descriptionOf } from './description-of';
import { offerPrice } from './use-offer-currency';

const productData = async (product: ProductDetail, { dispatch, getState, url }: LoadContext) => {
  const { name: siteName } = await dispatch(loadSite());
  const currency = selectCurrency(getState());
  const productUrl = absoluteUrl(url.origin, paths.product(product.id));
  return {
    '@type': 'Product',
    name: product.name,
    description: descriptionOf(product),
    ...(product.sku !== null && { sku: product.sku }),
    category: product.category.name,
    brand: { '@type': 'Brand', name: siteName },
    image: product.pictures.map(({ image }) => pictureUrl(url.origin, image)),
    ...(product.colors.length > 0 && { color: product.colors.join(', ') }),
    url: productUrl,
    ...(product.prices !== null && {
      offers: {
        '@type': 'Offer',
        url: productUrl,
        ...offerPrice(product.prices, currency),
        availability: `https://schema.org/${product.soldOut ? 'OutOfStock' : 'InStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
          merchantReturnLink: absoluteUrl(url.origin, paths.refundPolicy),
        },
      },
    }),
  };
};

/** The structured data of a product, with its price in the currency that the page shows. */
export const productMetadata = async (context: LoadContext): Promise<PageMetadata> => {
  const id = context.params.id ?? '';
  const { data: product } = await context.dispatch(getProduct.initiate(id, { subscribe: false }));
  if (product === undefined) return { noIndex: true };
  const { name, slug } = product.category;
  return {
    canonical: paths.product(product.id),
    type: 'product',
    image: product.image,
    breadcrumb: [
      { name: i18n.t('Home'), path: paths.home },
      { name, path: paths.shop({ category: slug }) },
      { name: product.name, path: paths.product(product.id) },
    ],
    structuredData: [await productData(product, context)],
  };
};
