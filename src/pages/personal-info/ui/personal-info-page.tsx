import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { selectCurrencySaving } from '@/entities/currency';
import { ChangeCurrencyMenu, currencyNames } from '@/features/change-currency';
import { EditProfileDialog } from '@/features/edit-profile';
import { useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { selectUser } from '@/shared/session';
import { BackLink } from '@/shared/ui/back-link';
import { BreakableEmail } from '@/shared/ui/breakable';
import { Button } from '@/shared/ui/button';
import { NarrowPage, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

import { Avatar } from './avatar';
import { InfoCard } from './info-card';

/** /personal-info (section 2): the customer's details and currency. */
export const PersonalInfoPage = () => {
  const user = useAppSelector(selectUser);
  const saving = useAppSelector(selectCurrencySaving);
  const [editing, setEditing] = useState(false);
  const currency = user?.currency;
  const given = (text = '') => (text.trim() === '' ? 'Not provided' : text);

  return (
    <NarrowPage>
      <PageTitle page="Personal Information" />
      <BackLink to={paths.profile} label="Back to profile" />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 6, mb: 10 }}>
        <Avatar image={user?.image ?? ''} name={user?.name ?? ''} />
        <PageHeading>Personal Information</PageHeading>
      </Stack>
      <InfoCard
        title="Personal Details"
        facts={[
          { label: 'Name', value: given(user?.name) },
          { label: 'Email', value: <BreakableEmail email={given(user?.email)} /> },
        ]}
        action={
          <Button
            variant="outlined"
            onClick={() => {
              setEditing(true);
            }}
          >
            Edit Details
          </Button>
        }
      />
      <InfoCard
        title="Currency"
        facts={[
          {
            label: 'Current Currency',
            value: currency === undefined ? 'Not set' : currencyNames[currency],
          },
        ]}
        status={saving ? 'Updating currency...' : ''}
        action={<ChangeCurrencyMenu />}
      />
      <EditProfileDialog
        open={editing}
        onClose={() => {
          setEditing(false);
        }}
      />
    </NarrowPage>
  );
};
