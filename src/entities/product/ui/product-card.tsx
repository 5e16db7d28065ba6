import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useCallback } from 'react';

import { i18n } from '@contract/i18n';
import { shortName } from '@contract/short-name';
import { selectCurrency } from '@/entities/currency/@x/product';
import { useLabel } from '@/shared/lib/site';
import { useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { Picture } from '@/shared/ui/picture';
import { Price } from '@/shared/ui/price';
import { RouterLink } from '@/shared/ui/router-link';
import { cardTexts } from '@/shared/ui/theme';

import { usePrefetchProduct } from '../api/use-prefetch-product';
import type { ProductSummary } from '../model/product';
import { hasViewTransitions, markOpenedCard, cardFrameRef } from '../model/picture-transition';
import { ShortName } from './short-name';
import { SecondView, useSecondView } from './second-view';

/**
 * One styled element for the whole card: lists show hundreds of cards, and on the server and in the browser
 * each styled element costs more than all plain ones of a card.
 */
const Card = styled('div')({
  position: 'relative',
  '& > a': { display: 'block', ...cardTexts },
  // The picture is out of the flow: where it loads, the whole list would be laid out again for it.
  '& [data-part="frame"]': {
    position: 'relative',
    overflow: 'hidden',
    inlineSize: '100%',
    aspectRatio: '3 / 4',
    '& img': { position: 'absolute', inset: 0, blockSize: '100%' },
  },
  '& [data-part="texts"]': { paddingBlockStart: 12, overflowWrap: 'break-word' },
  '& [data-part="prices"]': {
    display: 'grid',
    alignContent: 'start',
    gap: 4,
    paddingBlockStart: 4,
    // Where not every price has room for all three in a line, each is below the price.
    containerType: 'inline-size',
    '@container (max-width: 18rem)': { '& [data-part="reduced"]': { flexBasis: '100%' } },
  },
  '& [data-part="action"]': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
});

export interface ProductCardProps {
  product: ProductSummary;
  /** The width of the picture's slot, as the `sizes` of an image. */
  sizes: string;
  /** The picture is in the first view: it is loaded at once. */
  priority?: boolean;
  /** The level of the name's heading, below the heading of the list. */
  heading?: 'h2' | 'h3';
  /** A button in the picture's corner, beside the link. */
  action?: ReactNode;
  /** Called when the link is followed, e.g. to close the panel that the card is in. */
  onNavigate?: () => void;
}

/** A product in a list: all but `action` is one link; hovering prefetches the product. */
export const ProductCard = ({
  product,
  sizes,
  priority = false,
  heading: Heading = 'h2',
  action,
  onNavigate,
}: ProductCardProps) => {
  const currency = useAppSelector(selectCurrency);
  const prefetchHandlers = usePrefetchProduct(product.id);
  const secondView = useSecondView();
  const label = useLabel();
  const frame = useCallback(
    (element: HTMLElement | null) => cardFrameRef(product.id, element),
    [product.id],
  );
  const colorName = product.color && label(product.color);
  const name = shortName(product.name, colorName);
  const link = (
    <RouterLink
      href={paths.product(product.id, product.matchedColor)}
      viewTransition={hasViewTransitions()}
      onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
        markOpenedCard(product.id, product.image, currentTarget.firstElementChild);
        onNavigate?.();
      }}
      {...prefetchHandlers}
    >
      <div data-part="frame" ref={frame}>
        <Picture src={product.image} alt="" sizes={sizes} priority={priority} ratio="3 / 4" />
        {product.secondImage !== null && secondView.isWanted && (
          <SecondView image={product.secondImage} sizes={sizes} />
        )}
      </div>
      <div data-part="texts">
        <Heading data-part="name">
          <ShortName {...name} />
        </Heading>
        <div data-part="remark">
          <span aria-hidden={name.rest === '' ? undefined : true}>{colorName}</span>
          {colorName !== null && product.colorCount > 1 && ' · '}
          {product.colorCount > 1 && (
            <span>{i18n.t('{count} colors', { count: product.colorCount })}</span>
          )}
        </div>
      </div>
      <div data-part="prices">
        <Price
          minor={product.prices?.[currency] ?? null}
          currency={currency}
          discountPercentage={product.discountPercentage}
          decimals={2}
        />
        {product.soldOut && <span data-part="remark">{i18n.t('Sold out')}</span>}
      </div>
    </RouterLink>
  );
  return (
    <Card data-part="card" {...secondView.handlers}>
      {link}
      {action !== undefined && <div data-part="action">{action}</div>}
    </Card>
  );
};
