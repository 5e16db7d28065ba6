import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { shortName } from '@contract/short-name';
import { selectCurrency } from '@/entities/currency';
import { ShortName } from '@/entities/product';
import { priceOfWish, sizeOfWish, type WishlistEntry } from '@/entities/wishlist';
import { useFocusFallback } from '@/shared/lib/focus';
import { useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { IconButton } from '@/shared/ui/icon-button';
import { useLabel } from '@/shared/lib/site';
import { Picture } from '@/shared/ui/picture';
import { Price } from '@/shared/ui/price';
import { hitArea, onPicture } from '@/shared/ui/theme';

import { useWishActions } from '../model/use-wish-actions';
import { choiceText, wishNotes } from '../model/wish-notes';
import { wishlistHeadingId } from '../model/use-focus-after-bag';
import { WishActions } from './wish-actions';

interface WishCardProps {
  entry: WishlistEntry;
  /** In the first view: its picture is loaded at once. */
  priority: boolean;
}

const Frame = styled('div')({
  position: 'relative',
  '& > button': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
});

const pictureSizes = '(min-width: 1200px) 25vw, (min-width: 768px) 33vw, calc(50vw - 26px)';

const urlOf = ({ wish, product }: WishlistEntry): string =>
  paths.product(wish.productId, wish.color, (product && sizeOfWish(wish, product))?.label);

/** A wish: its picture, what it costs now, what has changed, and its buttons. */
export const WishCard = ({ entry, priority }: WishCardProps) => {
  const { wish, product } = entry;
  const currency = useAppSelector(selectCurrency);
  const card = useFocusFallback<HTMLLIElement>(wishlistHeadingId);
  const { remove, moveToBag, busy } = useWishActions(entry);
  const name = product?.name ?? i18n.t('Product no longer available');
  const minor = product && priceOfWish(wish, product, currency);
  const label = useLabel();
  const choice = choiceText(entry, label);
  const color = wish.color === '' ? null : label(wish.color);

  return (
    <ListItem ref={card}>
      <Frame>
        {product === null ? (
          <Skeleton animation={false} variant="picture" />
        ) : (
          <Link href={urlOf(entry)} tabIndex={-1} aria-hidden="true">
            <Picture
              src={product.image}
              alt=""
              sizes={pictureSizes}
              priority={priority}
              ratio="3 / 4"
            />
          </Link>
        )}
        <IconButton
          icon="close"
          size={20}
          label={i18n.t('Remove {name}', { name })}
          sx={onPicture}
          data-removes={wish.id}
          onClick={() => {
            void remove();
          }}
        />
      </Frame>
      <Stack spacing={1} sx={{ paddingBlockStart: 3 }}>
        <Typography variant="piece" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {product === null ? (
            name
          ) : (
            <Link href={urlOf(entry)} underline="hover" sx={hitArea}>
              <ShortName {...shortName(name, color)} />
            </Link>
          )}
        </Typography>
        {choice !== '' && (
          <Typography variant="body2" color="textSecondary">
            {choice}
          </Typography>
        )}
      </Stack>
      <Stack spacing={1} sx={{ paddingBlockStart: 1 }}>
        {product !== null && (
          <Typography variant="piece" component="div">
            <Price
              minor={minor}
              currency={currency}
              discountPercentage={product.discountPercentage}
              decimals={2}
            />
          </Typography>
        )}
        {wishNotes(entry, currency).map((note) => (
          <Typography key={note} variant="body2" color="error">
            {note}
          </Typography>
        ))}
        {product !== null && (
          <WishActions wish={wish} product={product} busy={busy} onMove={moveToBag} />
        )}
      </Stack>
    </ListItem>
  );
};
