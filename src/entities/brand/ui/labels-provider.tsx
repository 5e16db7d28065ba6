import { type ReactNode, useState } from 'react';

import { currentLanguage } from '@contract/current-language';
import { defaultLanguage } from '@contract/languages';
import { LabelsContext } from '@/shared/lib/site';

import { useGetLabelsQuery } from '../api/label-endpoints';

const none = {};

/**
 * Gives `useLabel` the labels of the page's language; in English there are none, and no call. They stay
 * while they are loaded again, e.g. after a logout: no value is shown in English in between.
 */
export const LabelsProvider = ({ children }: { children: ReactNode }) => {
  const { data } = useGetLabelsQuery(undefined, { skip: currentLanguage() === defaultLanguage });
  const [labels, setLabels] = useState(data ?? none);
  if (data !== undefined && data !== labels) setLabels(data);
  return <LabelsContext value={labels}>{children}</LabelsContext>;
};
