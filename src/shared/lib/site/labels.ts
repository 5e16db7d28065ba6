import { createContext, useCallback, useContext } from 'react';

import type { Labels } from '@contract/labels';

export const LabelsContext = createContext<Labels>({});

/** Whether there can be labels: English builds have none, and load nothing for them. */
const hasLabels = import.meta.env.VITE_DIRECTION !== 'ltr';

const identity = (value: string): string => value;
const useNoLabel = () => identity;

const useLabelOfLanguage = () => {
  const labels = useContext(LabelsContext);
  return useCallback((value: string): string => labels[value] ?? value, [labels]);
};

/**
 * Names a value that identifies something (a color, a size, an attribute or its option, a measurement)
 * in the page's language. What is compared, stored or sent stays the value.
 */
export const useLabel: () => (value: string) => string = hasLabels
  ? useLabelOfLanguage
  : useNoLabel;
