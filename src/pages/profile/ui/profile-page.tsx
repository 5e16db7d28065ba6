import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';

import { i18n } from '@contract/i18n';
import { useGetOrdersQuery } from '@/entities/order';
import { useWishlistAvailable } from '@/entities/wishlist';
import { useLogout } from '@/features/auth/logout';
import { useDelayedScrollRestoration } from '@/shared/lib/browser';
import { useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { selectUser } from '@/shared/session';
import { Button } from '@/shared/ui/button';
import { HeadingRow, NarrowPage, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { NewInStrip } from '@/widgets/product-strip';

import { OrdersTab } from './orders-tab';
import { SettingsTab } from './settings-tab';

type TabName = 'orders' | 'settings';

const ids = (name: TabName) => ({ id: `tab-${name}`, 'aria-controls': `panel-${name}` });

/** /profile (section 2): tabs Orders and Settings, and Logout. */
export const ProfilePage = () => {
  const user = useAppSelector(selectUser);
  const keepsWishlist = useWishlistAvailable();
  const logout = useLogout();
  useDelayedScrollRestoration();
  const [search, setSearch] = useSearchParams();
  const shown: TabName = search.get('tab') === 'settings' ? 'settings' : 'orders';
  const { data: orders } = useGetOrdersQuery(undefined, { skip: shown !== 'orders' });

  return (
    <>
      <NarrowPage>
        <PageTitle page={i18n.t('Profile')} />
        <HeadingRow>
          <Stack spacing={2}>
            <PageHeading>{i18n.t('Profile')}</PageHeading>
            {user !== null && user.name !== '' && (
              <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {user.name}
              </Typography>
            )}
          </Stack>
          <Stack direction="row" spacing={6}>
            {keepsWishlist && (
              <Button variant="text" href={paths.wishlist}>
                {i18n.t('Wishlist')}
              </Button>
            )}
            <Button variant="text" onClick={() => void logout()}>
              {i18n.t('Logout')}
            </Button>
          </Stack>
        </HeadingRow>
        <Tabs
          value={shown}
          aria-label={i18n.t('Profile')}
          onChange={(_event, name: TabName) => {
            setSearch(name === 'orders' ? {} : { tab: name }, {
              replace: true,
              preventScrollReset: true,
            });
          }}
        >
          <Tab value="orders" label={i18n.t('Orders')} {...ids('orders')} />
          <Tab value="settings" label={i18n.t('Settings')} {...ids('settings')} />
        </Tabs>
        <Box
          sx={{ paddingBlockStart: 8 }}
          role="tabpanel"
          id={`panel-${shown}`}
          aria-labelledby={`tab-${shown}`}
        >
          {shown === 'orders' ? <OrdersTab /> : <SettingsTab />}
        </Box>
      </NarrowPage>
      {shown === 'orders' && orders?.length === 0 && <NewInStrip />}
    </>
  );
};
