import { type ReactNode, useMemo } from 'react';

import { SiteContext } from '@/shared/lib/site';

import { useGetSettingsQuery } from '../api/brand-endpoints';
import { siteOf } from '../model/site-of';
import { LabelsProvider } from './labels-provider';

/** Gives `useSite` what the provider's settings say, and `useLabel` its labels; both stay when a session ends. */
export const SiteProvider = ({ children }: { children: ReactNode }) => {
  const { data } = useGetSettingsQuery();
  return (
    <SiteContext value={useMemo(() => siteOf(data), [data])}>
      {/* Written out, so that English builds leave the code out. */}
      {import.meta.env.VITE_DIRECTION !== 'ltr' ? (
        <LabelsProvider>{children}</LabelsProvider>
      ) : (
        children
      )}
    </SiteContext>
  );
};
