import { i18n } from '@contract/i18n';
import { ConfirmEmailDialog, EditProfileDialog } from '@/features/edit-profile';
import { AddressDialog, DeleteAddressDialog } from '@/features/manage-addresses';
import { DetailsSheet } from '@/pages/product/sheets/details-sheet';
import { SizeGuideSheet } from '@/pages/product/size-guide/size-guide-sheet';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog, DialogFrame, FormDialog } from '@/shared/ui/dialog';
import { Sheet as SidePanel } from '@/shared/ui/sheet';
import { EmailField } from '@/shared/ui/text-field';

import { openedAt } from '../opened-at';
import type { Sheet } from '../sheet';

const frame = 640;
const nothing = () => undefined;
const submit = ['[type="submit"]'];
const panel = { open: true, onClose: nothing };

const confirmation = () => ({
  ...panel,
  onConfirm: nothing,
  title: i18n.t('Delete Address'),
  text: i18n.t('Are you sure you want to delete this address? This action cannot be undone.'),
  confirmLabel: i18n.t('Delete Address'),
  busyLabel: i18n.t('Deleting...'),
});

const form = () => ({
  ...panel,
  title: i18n.t('Edit Profile'),
  submitLabel: i18n.t('Save Changes'),
  busyLabel: i18n.t('Saving...'),
  children: <EmailField />,
});

const submission = { onSubmit: nothing, busy: false, failure: {} };

/** Dialogs and side panels. */
export const sheet: Sheet = {
  Sheet: {
    frame,
    states: ({ product }) => {
      const sides = { ...panel, title: i18n.t('Details'), children: product.name };
      return {
        'At the end': <SidePanel {...sides} />,
        'With a button': <SidePanel {...sides} footer={<Button fullWidth>{sides.title}</Button>} />,
        'At the bottom': <SidePanel {...sides} anchor="bottom" />,
        'At the top': <SidePanel {...sides} anchor="top" titleHidden />,
      };
    },
  },
  DialogFrame: {
    frame,
    states: ({ product }) => ({
      'With a form': (
        <DialogFrame {...panel} title={i18n.t('Details')} busy={false} holdsForm>
          {product.name}
        </DialogFrame>
      ),
    }),
  },
  ConfirmDialog: {
    frame,
    states: () => ({
      Asking: <ConfirmDialog {...confirmation()} busy={false} />,
      Busy: <ConfirmDialog {...confirmation()} busy />,
    }),
  },
  FormDialog: {
    frame,
    states: () => {
      const failure = { message: i18n.t('Failed to update profile') };
      return {
        Open: <FormDialog {...form()} submission={submission} />,
        Busy: <FormDialog {...form()} submission={{ ...submission, busy: true }} />,
        Failed: <FormDialog {...form()} submission={{ ...submission, failure }} />,
      };
    },
  },
  AddressDialog: {
    frame: 844,
    states: ({ addresses: [address = null] }) => ({
      New: <AddressDialog {...panel} address={null} />,
      'Not filled in': {
        element: <AddressDialog {...panel} address={null} />,
        press: submit,
      },
      Edited: <AddressDialog {...panel} address={address} />,
    }),
  },
  DeleteAddressDialog: {
    frame,
    states: ({ addresses: [address = null] }) => ({
      Asking: <DeleteAddressDialog onClose={nothing} address={address} />,
    }),
  },
  EditProfileDialog: {
    frame,
    states: () => ({
      Open: { element: <EditProfileDialog {...panel} onCodeSent={nothing} />, customer: true },
    }),
  },
  ConfirmEmailDialog: {
    frame,
    states: ({ user: { email } }) => {
      const change = { email, resendAt: openedAt + 42_000, codeSent: nothing, ended: nothing };
      return {
        Open: {
          element: <ConfirmEmailDialog {...panel} change={change} focusFallbackId="opener" />,
          customer: true,
        },
      };
    },
  },
  SizeGuideSheet: {
    frame: 844,
    states: ({ product }) => ({
      Open: <SizeGuideSheet {...panel} product={product} onChoose={nothing} />,
    }),
  },
  DetailsSheet: {
    frame: 844,
    states: ({ product }) => ({ Open: <DetailsSheet {...panel} product={product} /> }),
  },
};
