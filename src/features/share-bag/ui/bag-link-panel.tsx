import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useHref } from 'react-router';

import { i18n } from '@contract/i18n';
import { useBag } from '@/entities/cart';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { useShareLink } from '@/shared/ui/share-link';
import { space } from '@/shared/ui/theme';

import { bagFragment } from '../model/bag-link';
import { QrCode } from './qr-code';

/** As tall as the button that opened the panel, which stays in view above it. */
const openerHeight = 11;

/** Scrolls the whole panel into view above the subtotal; its beginning, if it is too tall. */
const showWhole = (panel: HTMLElement | null) => {
  panel?.scrollIntoView?.({ block: 'nearest' });
};

/** The link of the bag: as a QR code, to copy, and to share where the browser can. */
export const BagLinkPanel = () => {
  const { copy, share } = useShareLink(i18n.t('Please select and copy it.'));
  const { lines } = useBag();
  const path = useHref(paths.sharedBag);
  const link = `${window.location.origin}${path}#${bagFragment(lines)}`;

  return (
    <Stack
      ref={showWhole}
      spacing={3}
      sx={{
        alignItems: 'flex-start',
        paddingBlockStart: 2,
        scrollMarginBlockStart: space(openerHeight),
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {i18n.t(
          'Scan the code or open the link on another device to see these pieces there. The link holds sizes and quantities, and nothing about you.',
        )}
      </Typography>
      <QrCode text={link} />
      <Typography
        variant="caption"
        dir="ltr"
        data-to-copy
        sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}
        component="p"
      >
        {link}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 6 }}>
        <Button variant="text" size="small" onClick={() => void copy(link)}>
          {i18n.t('Copy the link')}
        </Button>
        {'share' in navigator && (
          <Button
            variant="text"
            size="small"
            onClick={() => void share(i18n.t('A bag for you'), link)}
          >
            {i18n.t('Share')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
};
