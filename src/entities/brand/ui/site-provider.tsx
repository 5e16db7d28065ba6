import { type ReactNode, useMemo } from 'react';

import { SiteContext } from '@/shared/lib/site';

import { useGetSettingsQuery } from '../api/brand-endpoints';
import { siteOf } from '../model/site-of';

/** Gives `useSite` what the provider's settings say; they stay when a session ends. */
export const SiteProvider = ({ children }: { children: ReactNode }) => {
  const { data } = useGetSettingsQuery();
  return <SiteContext value={useMemo(() => siteOf(data), [data])}>{children}</SiteContext>;
};
