import { FormProvider, useForm } from 'react-hook-form';

import type { Address } from '@contract/address';
import { i18n } from '@contract/i18n';
import { AddressFields, addressValuesFrom } from '@/entities/address';
import {
  CodeField,
  CredentialsForm,
  NewPasswordFields,
  PasswordField,
  ResendCode,
} from '@/shared/ui/credentials';
import { FieldRow, Form, FormError } from '@/shared/ui/form-layout';
import { SelectField } from '@/shared/ui/select-field';
import { EmailField, FieldFrame, TextAreaField, TextField } from '@/shared/ui/text-field';

import { openedAt } from '../opened-at';
import type { Sheet } from '../sheet';

const cellPx = 342;

const field = () => ({ label: i18n.t('Name') });
const filled = { defaultValue: 'Noura Haddad' };
const wrong = () => ({ error: i18n.t('Please enter your name') });
const hinted = () => ({ hint: i18n.t('At least {count} characters', { count: 8 }) });

const payment = () => ({
  label: i18n.t('Payment method'),
  placeholder: i18n.t('Choose a country'),
  options: [{ value: 'card', label: i18n.t('Credit card') }],
});

const Code = ({ otp }: { otp: string }) => (
  <CodeField form={useForm({ defaultValues: { otp } })} label={i18n.t('Code')} />
);

const Resend = ({ resendAt }: { resendAt: number }) => (
  <ResendCode
    form={useForm({ defaultValues: { otp: '' } })}
    resendAt={resendAt}
    label={i18n.t('Resend Verification Code')}
    send={() => new Promise(() => undefined)}
    sentText=""
    failedText=""
    onSent={() => undefined}
  />
);

const Passwords = () => (
  <NewPasswordFields
    form={useForm({ defaultValues: { password: '', password_confirmation: '' } })}
    label={i18n.t('Password')}
    confirmationLabel={i18n.t('Confirm Password')}
  />
);

const AddressForm = ({ address }: { address: Address | null }) => (
  <FormProvider {...useForm({ defaultValues: addressValuesFrom(address) })}>
    <Form>
      <AddressFields countryPlace="last" />
    </Form>
  </FormProvider>
);

const Credentials = ({ busy = false, failed = false }: { busy?: boolean; failed?: boolean }) => (
  <CredentialsForm
    submission={{
      onSubmit: () => undefined,
      busy,
      failure: failed
        ? { message: i18n.t('Login failed'), advice: i18n.t('Please try again in a moment.') }
        : {},
    }}
    submitLabel={i18n.t('Log in')}
    busyLabel={i18n.t('Logging in...')}
  >
    <EmailField />
  </CredentialsForm>
);

/** Fields, and what forms are made of. */
export const sheet: Sheet = {
  TextField: {
    width: cellPx,
    states: () => ({
      Empty: <TextField {...field()} />,
      Filled: <TextField {...field()} {...filled} />,
      'With a hint': <TextField {...field()} {...hinted()} />,
      'With an error': <TextField {...field()} {...wrong()} />,
      'With both': <TextField {...field()} {...wrong()} {...hinted()} />,
      Disabled: <TextField {...field()} {...filled} disabled />,
    }),
  },
  EmailField: {
    width: cellPx,
    states: () => ({
      Empty: <EmailField />,
      Filled: <EmailField defaultValue="noura@selvage.test" />,
      'With an error': <EmailField error={i18n.t('Please enter your email')} />,
    }),
  },
  PasswordField: {
    width: cellPx,
    states: () => {
      const password = {
        label: i18n.t('Password'),
        autoComplete: 'current-password',
        defaultValue: 'cut-on-the-bias',
      } as const;
      return {
        Hidden: <PasswordField {...password} />,
        Shown: { element: <PasswordField {...password} />, press: ['button'] },
        'With an error': (
          <PasswordField {...password} error={i18n.t('Please enter your password')} />
        ),
      };
    },
  },
  NewPasswordFields: { width: cellPx, states: () => ({ Empty: <Passwords /> }) },
  CodeField: {
    width: cellPx,
    states: () => ({ Empty: <Code otp="" />, Filled: <Code otp="042017" /> }),
  },
  ResendCode: {
    width: cellPx,
    states: () => ({
      'To be waited for': <Resend resendAt={openedAt + 42_000} />,
      Possible: <Resend resendAt={0} />,
      Busy: { element: <Resend resendAt={0} />, press: ['button'] },
    }),
  },
  CredentialsForm: {
    width: cellPx,
    states: () => ({
      Open: <Credentials />,
      Busy: <Credentials busy />,
      Failed: <Credentials failed />,
    }),
  },
  TextAreaField: {
    width: cellPx,
    states: () => ({
      Empty: <TextAreaField {...field()} rows={3} />,
      'With an error': <TextAreaField {...field()} {...filled} {...wrong()} rows={3} />,
    }),
  },
  SelectField: {
    width: cellPx,
    states: () => ({
      'Nothing chosen': <SelectField {...payment()} />,
      Chosen: <SelectField {...payment()} defaultValue="card" />,
      'With an error': <SelectField {...payment()} error={i18n.t('Please enter your name')} />,
      Disabled: <SelectField {...payment()} disabled />,
    }),
  },
  FieldFrame: {
    width: cellPx,
    states: () => ({
      'Around any field': (
        <FieldFrame id="framed" {...field()} {...hinted()}>
          <input id="framed" />
        </FieldFrame>
      ),
    }),
  },
  FieldRow: {
    states: () => ({
      'Two fields': (
        <FieldRow>
          <TextField label={i18n.t('First Name')} />
          <TextField label={i18n.t('Last Name')} />
        </FieldRow>
      ),
    }),
  },
  FormError: {
    width: cellPx,
    states: () => ({
      'Without advice': <FormError>{i18n.t('Login failed')}</FormError>,
      'With advice': (
        <FormError advice={i18n.t('Please try again in a moment.')}>
          {i18n.t('Login failed')}
        </FormError>
      ),
    }),
  },
  Form: {
    states: () => ({
      'Two fields': (
        <Form>
          <EmailField />
          <TextField {...field()} />
        </Form>
      ),
    }),
  },
  AddressFields: {
    states: ({ addresses }) => ({
      Empty: <AddressForm address={null} />,
      'In the Emirates': <AddressForm address={addresses[0] ?? null} />,
      'In another country': <AddressForm address={addresses[1] ?? null} />,
    }),
  },
};
