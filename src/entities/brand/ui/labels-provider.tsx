import type { ReactNode } from 'react';

import { currentLanguage } from '@contract/current-language';
import { defaultLanguage } from '@contract/languages';
import { LabelsContext } from '@/shared/lib/site';

import { useGetLabelsQuery } from '../api/label-endpoints';
import { useLastKnown } from '../model/use-last-known';

const none = {};

/** Gives `useLabel` the labels of the page's language; in English there are none, and no call. */
export const LabelsProvider = ({ children }: { children: ReactNode }) => {
  const { data } = useGetLabelsQuery(undefined, { skip: currentLanguage() === defaultLanguage });
  const labels = useLastKnown(data) ?? none;
  return <LabelsContext value={labels}>{children}</LabelsContext>;
};
