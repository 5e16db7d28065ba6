import List from '@mui/material/List';
import { useState } from 'react';

import type { Address } from '@contract/address';
import { i18n } from '@contract/i18n';
import { useGetAddressesQuery } from '@/entities/address';
import { AddressDialog, DeleteAddressDialog } from '@/features/manage-addresses';
import { errorMessage, loadingAdvice } from '@/shared/api';
import { useOpenings } from '@/shared/lib/openings';
import { BackLink } from '@/shared/ui/back-link';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState, OutdatedNotice } from '@/shared/ui/error-state';
import { HeadingRow, NarrowPage, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

import { AddressCard } from './address-card';
import { addressColumns, addressesHeadingId } from './address-columns';
import { AddressesSkeleton } from './addresses-skeleton';

/** /shipping-addresses (section 2). */
export const ShippingAddressesPage = () => {
  const addresses = useGetAddressesQuery(undefined, { refetchOnFocus: true });
  const [dialog, setDialogOpen] = useOpenings();
  /** What the dialog edits; null is a new address. */
  const [edited, setEdited] = useState<Address | null>(null);
  const [deleting, setDeleting] = useState<Address | null>(null);
  const list = addresses.data;
  const Failure = list === undefined ? ErrorState : OutdatedNotice;
  const edit = (address: Address | null) => {
    setEdited(address);
    setDialogOpen(true);
  };

  return (
    <NarrowPage>
      <PageTitle page={i18n.t('Shipping Addresses')} />
      <BackLink />
      <HeadingRow>
        <PageHeading id={addressesHeadingId} tabIndex={-1}>
          {i18n.t('Shipping Addresses')}
        </PageHeading>
        <Button onClick={() => edit(null)}>{i18n.t('Add Address')}</Button>
      </HeadingRow>
      {list === undefined && addresses.error === undefined && <AddressesSkeleton />}
      {addresses.error !== undefined && (
        <Failure
          title={i18n.t('Failed to load addresses')}
          text={errorMessage(addresses.error, loadingAdvice(addresses.error))}
          busy={addresses.isFetching}
          focusFallbackId={addressesHeadingId}
          onRetry={() => void addresses.refetch()}
        />
      )}
      {list?.length === 0 && (
        <EmptyState
          title={i18n.t('No addresses found')}
          text={i18n.t('Add a new shipping address to get started')}
        />
      )}
      {list !== undefined && list.length > 0 && (
        <List sx={addressColumns}>
          {list.map((address, index) => (
            <AddressCard
              key={address.id}
              address={address}
              isDefault={index === 0}
              onEdit={() => edit(address)}
              onDelete={() => setDeleting(address)}
            />
          ))}
        </List>
      )}
      <AddressDialog
        key={dialog.openings}
        open={dialog.open}
        address={edited}
        onClose={() => setDialogOpen(false)}
      />
      <DeleteAddressDialog address={deleting} onClose={() => setDeleting(null)} />
    </NarrowPage>
  );
};
