import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type HTMLAttributes, useEffect, useRef } from 'react';

import { i18n } from '@contract/i18n';
import { nameWithColor } from '@contract/short-name';
import { selectCurrency } from '@/entities/currency';
import type { ProductSummary } from '@/entities/product';
import type { Suggestion } from '@/features/search-products';
import { opensElsewhere } from '@/shared/lib/browser';
import { useLabel } from '@/shared/lib/site';
import { useAppSelector } from '@/shared/redux';
import { Icon } from '@/shared/ui/icon';
import { Picture } from '@/shared/ui/picture';
import { Price } from '@/shared/ui/price';
import { color, lineClamp, media, touchTargetPx, underlined } from '@/shared/ui/theme';

const Option = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: touchTargetPx,
  '&:hover [data-part="name"], &[aria-selected="true"] [data-part="name"]': underlined,
  '&[aria-selected="true"]': { outline: `2px solid ${color.ink}`, outlineOffset: 4 },
  '&[data-kind="product"]': {
    paddingBlock: 6,
    [media.desktop]: { display: 'block', paddingBlock: 0, containerType: 'inline-size' },
  },
  // As on a card: the struck price and the discount are below the price.
  '@container (max-width: 18rem)': { '& [data-part="reduced"]': { flexBasis: '100%' } },
});

const variants = {
  product: 'piece',
  all: 'button',
  recent: 'inherit',
  category: 'inherit',
} as const;

const Thumb = styled('span')({
  flex: 'none',
  display: 'block',
  inlineSize: 64,
  [media.desktop]: { inlineSize: 'auto', marginBlockEnd: 10 },
});

const Words = styled('span')({ display: 'grid', gap: 2, minInlineSize: 0 });

const ProductName = styled('span')(lineClamp(3));

export interface SuggestionOptionProps {
  suggestion: Suggestion;
  index: number;
  active: boolean;
  /** Material UI's props of an option. */
  option: HTMLAttributes<HTMLElement>;
}

const ProductText = ({ product }: { product: ProductSummary }) => {
  const currency = useAppSelector(selectCurrency);
  const label = useLabel();
  return (
    <>
      <Thumb>
        <Picture src={product.image} alt="" sizes="(min-width: 768px) 130px, 64px" ratio="3 / 4" />
      </Thumb>
      <Words>
        <ProductName data-part="name">
          {nameWithColor(product.name, product.color === null ? '' : label(product.color))}
        </ProductName>
        <Price
          minor={product.prices?.[currency] ?? null}
          discountPercentage={product.discountPercentage}
          currency={currency}
          decimals={2}
        />
        {product.soldOut && (
          <Typography variant="caption" color="textSecondary">
            {i18n.t('Sold out')}
          </Typography>
        )}
      </Words>
    </>
  );
};

/** One suggestion: a link, so that it can be opened in a new tab, reached by the arrow keys. */
export const SuggestionOption = ({
  suggestion,
  index,
  active,
  option: { id, role, onClick },
}: SuggestionOptionProps) => {
  const own = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) own.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    <Option
      ref={own}
      id={id}
      role={role}
      tabIndex={-1}
      href={suggestion.to}
      variant={variants[suggestion.kind]}
      underline="none"
      aria-selected={active}
      data-kind={suggestion.kind}
      data-option-index={index}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {suggestion.kind === 'recent' && <Icon name="search" size={18} />}
      {suggestion.kind === 'product' ? (
        <ProductText product={suggestion.product} />
      ) : (
        <span data-part="name">{suggestion.label}</span>
      )}
      {suggestion.kind === 'all' && <Icon name="arrow-end" size={18} />}
    </Option>
  );
};
