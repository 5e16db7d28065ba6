import { i18n } from '@contract/i18n';
import { LoginForm } from '@/features/auth/login';
import { RegisterForm } from '@/features/auth/register';
import { ResetPasswordFlow } from '@/features/auth/reset-password';
import { VerifyEmailForm } from '@/features/auth/verify-email';
import { ChangePasswordForm } from '@/features/change-password';
import { MakeDefaultButton } from '@/features/manage-addresses';
import { ContactForm } from '@/features/send-message';
import { Avatar } from '@/pages/personal-info/ui/avatar';
import { InfoCard } from '@/pages/personal-info/ui/info-card';
import { SettingsTab } from '@/pages/profile/ui/settings-tab';
import { AddressCard } from '@/pages/shipping-addresses/ui/address-card';
import { ShippingAddressesPage } from '@/pages/shipping-addresses/ui/shipping-addresses-page';
import { Button } from '@/shared/ui/button';
import { paths } from '@/shared/routes';
import { AuthScreen } from '@/widgets/auth-screen';

import { openedAt } from '../opened-at';
import type { Sheet } from '../sheet';
import type { Shop } from '../shop';

const formPx = 342;
const nothing = () => undefined;
const submit = ['[type="submit"]'];
const differing = { password: 'warp-and-weft-of-it', password_confirmation: 'warp-and-weft' };

const address = ({ addresses: [first] }: Shop) => {
  if (first === undefined) throw new Error('The recorded customer has no address');
  return first;
};

/** The forms and cards of an account. */
export const sheet: Sheet = {
  LoginForm: {
    width: formPx,
    states: ({ user }) => {
      const element = <LoginForm email="" onUnverified={nothing} onForgotten={nothing} />;
      const fill = { email: user.email, password: 'cut-on-the-bias' };
      return {
        Empty: element,
        'Not filled in': { element, press: submit },
        Busy: { element, fill, press: submit, answers: { 'POST /login': 'pending' } },
        Refused: { element, fill, press: submit, answers: { 'POST /login': 401 } },
        Failed: { element, fill, press: submit, answers: { 'POST /login': 500 } },
      };
    },
  },
  RegisterForm: {
    width: formPx,
    states: () => {
      const registrant = { name: '', email: '' };
      const element = <RegisterForm registrant={registrant} onRegistered={nothing} />;
      return {
        Empty: element,
        'Not filled in': { element, press: submit },
        'Passwords that differ': { element, fill: differing, press: submit },
      };
    },
  },
  ResetPasswordFlow: {
    width: formPx,
    states: ({ user }) => {
      const flow = { onAdvance: nothing, onLeave: nothing };
      const reset = { email: user.email, resendAt: openedAt + 42_000, accepted: null };
      const accepted = { code: '042017', token: 'reset' };
      const code = <ResetPasswordFlow {...flow} reset={{ ...reset, step: 'otp' }} />;
      const password = (
        <ResetPasswordFlow {...flow} reset={{ ...reset, step: 'password', accepted }} />
      );
      return {
        Email: <ResetPasswordFlow {...flow} reset={{ ...reset, step: 'email' }} />,
        Code: code,
        'Code, busy': {
          element: code,
          fill: { otp: '123456' },
          press: submit,
          answers: { 'POST /reset-password-check': 'pending' },
        },
        'Wrong code': {
          element: code,
          fill: { otp: '123456' },
          press: submit,
          answers: { 'POST /reset-password-check': 422 },
        },
        'New password': password,
        'Passwords that differ': { element: password, fill: differing, press: submit },
      };
    },
  },
  VerifyEmailForm: {
    width: formPx,
    states: ({ user: { name, email } }) => {
      const element = (
        <VerifyEmailForm
          pending={{ token: 'verification', name, email, resendAt: openedAt + 42_000 }}
          setPending={nothing}
          onStarted={nothing}
          onLeave={nothing}
        />
      );
      const fill = { otp: '123456' };
      return {
        Empty: element,
        'Not filled in': { element, press: submit },
        Busy: { element, fill, press: submit, answers: { 'POST /verify-email': 'pending' } },
        'Wrong code': { element, fill, press: submit, answers: { 'POST /verify-email': 422 } },
      };
    },
  },
  ChangePasswordForm: {
    width: formPx,
    states: () => {
      const state = { element: <ChangePasswordForm />, customer: true, press: submit };
      const fill = { ...differing, current_password: 'cut-on-the-bias' };
      const same = { ...fill, password_confirmation: fill.password };
      const path = 'POST /profile/change-password';
      return {
        Empty: { ...state, press: [] },
        'Not filled in': state,
        'Passwords that differ': { ...state, fill },
        Busy: { ...state, fill: same, answers: { [path]: 'pending' } },
        Refused: { ...state, fill: same, answers: { [path]: 422 } },
      };
    },
  },
  ContactForm: {
    states: ({ user }) => {
      const element = <ContactForm />;
      const written = i18n.t('See the collection');
      const fill = { name: user.name, email: user.email, subject: written, message: written };
      const path = 'POST /contact-us';
      return {
        Empty: element,
        'Not filled in': { element, press: submit },
        Busy: { element, fill, press: submit, answers: { [path]: 'pending' } },
        Failed: { element, fill, press: submit, answers: { [path]: 500 } },
        Sent: { element, fill, press: submit, answers: { [path]: null } },
      };
    },
  },
  AddressCard: {
    width: formPx,
    states: (shop) => {
      const card = { address: address(shop), onEdit: nothing, onDelete: nothing };
      return {
        Default: { element: <AddressCard {...card} isDefault />, customer: true },
        Other: { element: <AddressCard {...card} isDefault={false} />, customer: true },
      };
    },
  },
  ShippingAddressesPage: {
    states: () => {
      const state = { element: <ShippingAddressesPage />, customer: true };
      const path = 'GET /addresses';
      return {
        Addresses: state,
        Loading: { ...state, answers: { [path]: 'pending' } },
        Failed: { ...state, answers: { [path]: 500 } },
        Empty: { ...state, answers: { [path]: [] } },
      };
    },
  },
  MakeDefaultButton: {
    width: 240,
    states: (shop) => {
      const { id } = address(shop);
      const element = <MakeDefaultButton address={address(shop)} focusFallbackId="" />;
      return {
        Possible: element,
        Busy: {
          element,
          press: ['button'],
          answers: { [`POST /addresses/${id}`]: 'pending' },
        },
      };
    },
  },
  InfoCard: {
    width: formPx,
    states: ({ user }) => ({
      'With an action': (
        <InfoCard
          title={i18n.t('Profile')}
          facts={[
            { label: i18n.t('Name'), value: user.name },
            { label: i18n.t('Email'), value: user.email },
          ]}
          action={<Button variant="outlined">{i18n.t('Save Changes')}</Button>}
        />
      ),
    }),
  },
  Avatar: {
    width: 120,
    states: ({ user, product }) => ({
      Letter: <Avatar image="" name={user.name} />,
      Picture: <Avatar image={product.image} name={user.name} />,
      Nobody: <Avatar image="" name="" />,
    }),
  },
  SettingsTab: { states: () => ({ List: <SettingsTab /> }) },
  AuthScreen: {
    frame: 844,
    states: () => {
      const screen = (
        <AuthScreen
          step="login"
          heading={i18n.t('Login')}
          progress={i18n.t('Step {number} of {count}', { number: 2, count: 3 })}
          path={paths.login}
          verification={{
            pending: null,
            setPending: nothing,
            onLeave: nothing,
          }}
          other={{
            question: i18n.t('New customer?'),
            label: i18n.t('Create an account'),
            href: paths.register,
          }}
        >
          <Button>{i18n.t('Log in')}</Button>
        </AuthScreen>
      );
      return { 'Beside a picture': { element: screen, path: paths.login } };
    },
  },
};
