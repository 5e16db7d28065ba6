import { type ReactNode, useMemo } from 'react';

import { SiteContext } from '@/shared/lib/site';

import { useGetSettingsQuery } from '../api/brand-endpoints';
import { siteOf } from '../model/site-of';
import { useLastKnown } from '../model/use-last-known';
import { LabelsProvider } from './labels-provider';

/** Gives `useSite` the provider's settings, and `useLabel` its labels. */
export const SiteProvider = ({ children }: { children: ReactNode }) => {
  const settings = useLastKnown(useGetSettingsQuery().data);
  return (
    <SiteContext value={useMemo(() => siteOf(settings), [settings])}>
      {/* A constant of the build, so that English ones leave the code out. */}
      {import.meta.env.VITE_DIRECTION !== 'ltr' ? (
        <LabelsProvider>{children}</LabelsProvider>
      ) : (
        children
      )}
    </SiteContext>
  );
};
