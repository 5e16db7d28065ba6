import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import styled from '@emotion/styled';
import { useSearchParams } from 'react-router';

import { useLogout } from '@/features/auth/logout';
import { useAppSelector } from '@/shared/redux';
import { selectUser } from '@/shared/session';
import { Button } from '@/shared/ui/button';
import { NarrowPage, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { color, space } from '@/shared/ui/theme';

import { OrdersTab } from './orders-tab';
import { SettingsTab } from './settings-tab';

type TabName = 'orders' | 'settings';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space(4),
  marginBlockEnd: space(8),
});
const Who = styled('p')({ color: color.ash, overflowWrap: 'anywhere' });
const Panel = styled('div')({ paddingBlockStart: space(8) });

const ids = (name: TabName) => ({ id: `tab-${name}`, 'aria-controls': `panel-${name}` });

/** /profile (specification, section 2): tabs Orders and Settings, and Logout. */
export const ProfilePage = () => {
  const user = useAppSelector(selectUser);
  const logout = useLogout();
  const [search, setSearch] = useSearchParams();
  const shown: TabName = search.get('tab') === 'settings' ? 'settings' : 'orders';

  return (
    <NarrowPage>
      <PageTitle page="Profile" />
      <Head>
        <div>
          <PageHeading>Profile</PageHeading>
          {user !== null && user.name !== '' && <Who>{user.name}</Who>}
        </div>
        <Button
          variant="text"
          onClick={() => {
            void logout();
          }}
        >
          Logout
        </Button>
      </Head>
      <>
        <Tabs
          value={shown}
          aria-label="Profile"
          onChange={(_event, name: TabName) => {
            setSearch(name === 'orders' ? {} : { tab: name }, {
              replace: true,
              preventScrollReset: true,
            });
          }}
        >
          <Tab value="orders" label="Orders" {...ids('orders')} />
          <Tab value="settings" label="Settings" {...ids('settings')} />
        </Tabs>
      </>
      <Panel role="tabpanel" id={`panel-${shown}`} aria-labelledby={`tab-${shown}`}>
        {shown === 'orders' ? <OrdersTab /> : <SettingsTab />}
      </Panel>
    </NarrowPage>
  );
};
