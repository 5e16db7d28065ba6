import Stack from '@mui/material/Stack';

import { i18n } from '@contract/i18n';
import { selectCurrencySaving } from '@/entities/currency';
import { ChangeCurrencyMenu, currencyNames } from '@/features/change-currency';
import { ConfirmEmailDialog, EditProfileDialog, useEmailChange } from '@/features/edit-profile';
import { useFocusFallback } from '@/shared/lib/focus';
import { useOpenings } from '@/shared/lib/openings';
import { useAppSelector } from '@/shared/redux';
import { selectUser } from '@/shared/session';
import { BackLink } from '@/shared/ui/back-link';
import { BreakableEmail } from '@/shared/ui/breakable-email';
import { Button } from '@/shared/ui/button';
import { NarrowPage, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

import { Avatar } from './avatar';
import { InfoCard } from './info-card';

const editDetailsId = 'edit-details';

/** The dialog returns the focus to this button just before the refetched profile removes it. */
const EnterCodeButton = ({ onClick }: { onClick: () => void }) => (
  <Button ref={useFocusFallback<HTMLButtonElement>(editDetailsId)} onClick={onClick}>
    {i18n.t('Enter Code')}
  </Button>
);

/** /personal-info (section 2): the customer's details and currency. */
export const PersonalInfoPage = () => {
  const user = useAppSelector(selectUser);
  const saving = useAppSelector(selectCurrencySaving);
  const [details, setDetailsOpen] = useOpenings();
  const [code, setCodeOpen] = useOpenings();
  const emailChange = useEmailChange();
  const currency = user?.currency;
  const given = (text = '') => (text.trim() === '' ? i18n.t('Not provided') : text);

  return (
    <NarrowPage>
      <PageTitle page={i18n.t('Personal Information')} />
      <BackLink />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 6, marginBlockEnd: 10 }}
      >
        <Avatar image={user?.image ?? ''} name={user?.name ?? ''} />
        <PageHeading>{i18n.t('Personal Information')}</PageHeading>
      </Stack>
      <InfoCard
        title={i18n.t('Personal Details')}
        facts={[
          { label: i18n.t('Name'), value: given(user?.name) },
          { label: i18n.t('Email'), value: <BreakableEmail email={given(user?.email)} /> },
        ]}
        status={
          emailChange.email === null
            ? ''
            : i18n.t(
                'Your email will change to {email} once you enter the code that we sent there.',
                {
                  email: emailChange.email,
                },
              )
        }
        action={
          <Stack spacing={3} sx={{ alignItems: { xs: 'flex-start', md: 'flex-end' } }}>
            <Button id={editDetailsId} variant="outlined" onClick={() => setDetailsOpen(true)}>
              {i18n.t('Edit Details')}
            </Button>
            {emailChange.email !== null && <EnterCodeButton onClick={() => setCodeOpen(true)} />}
          </Stack>
        }
      />
      <InfoCard
        title={i18n.t('Currency')}
        facts={[
          {
            label: i18n.t('Current Currency'),
            value: currency === undefined ? i18n.t('Not set') : currencyNames()[currency],
          },
        ]}
        status={saving ? i18n.t('Updating currency...') : ''}
        action={<ChangeCurrencyMenu />}
      />
      <EditProfileDialog
        key={`details-${details.openings}`}
        open={details.open}
        onClose={() => setDetailsOpen(false)}
        onCodeSent={(email) => {
          emailChange.codeSent(email);
          setCodeOpen(true);
        }}
      />
      <ConfirmEmailDialog
        key={`code-${code.openings}`}
        open={code.open}
        onClose={() => setCodeOpen(false)}
        change={emailChange}
        focusFallbackId={editDetailsId}
      />
    </NarrowPage>
  );
};
