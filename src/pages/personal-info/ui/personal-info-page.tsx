import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { selectCurrencySaving } from '@/entities/currency';
import { ChangeCurrencyMenu, currencyNames } from '@/features/change-currency';
import { ConfirmEmailDialog, EditProfileDialog, useEmailChange } from '@/features/edit-profile';
import { useAppSelector } from '@/shared/redux';
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
  const [dialog, setDialog] = useState<'details' | 'email-code' | null>(null);
  const emailChange = useEmailChange();
  const close = () => {
    setDialog(null);
  };
  const currency = user?.currency;
  const given = (text = '') => (text.trim() === '' ? 'Not provided' : text);

  return (
    <NarrowPage>
      <PageTitle page="Personal Information" />
      <BackLink />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 6, marginBlockEnd: 10 }}
      >
        <Avatar image={user?.image ?? ''} name={user?.name ?? ''} />
        <PageHeading>Personal Information</PageHeading>
      </Stack>
      <InfoCard
        title="Personal Details"
        facts={[
          { label: 'Name', value: given(user?.name) },
          { label: 'Email', value: <BreakableEmail email={given(user?.email)} /> },
        ]}
        status={
          emailChange.email === null
            ? ''
            : `Your email changes to ${emailChange.email} when you enter the code that we sent there.`
        }
        action={
          <Stack spacing={3} sx={{ alignItems: { xs: 'flex-start', md: 'flex-end' } }}>
            <Button
              variant="outlined"
              onClick={() => {
                setDialog('details');
              }}
            >
              Edit Details
            </Button>
            {emailChange.email !== null && (
              <Button
                onClick={() => {
                  setDialog('email-code');
                }}
              >
                Enter Code
              </Button>
            )}
          </Stack>
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
        open={dialog === 'details'}
        onClose={close}
        onCodeSent={(email) => {
          emailChange.codeSent(email);
          setDialog('email-code');
        }}
      />
      <ConfirmEmailDialog open={dialog === 'email-code'} onClose={close} change={emailChange} />
    </NarrowPage>
  );
};
