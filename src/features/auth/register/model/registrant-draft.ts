import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { readTab, writeTab } from '@/shared/lib/browser';
import { isRecord, textOf } from '@/shared/lib/unknown-data';

import type { RegisterValues } from './register-schema';

/** The registering person's name and email; the password is never kept. */
export type Registrant = Pick<RegisterValues, 'name' | 'email'>;

const storageKey = 'register';

const readRegistrant = (): Registrant => {
  const stored = readTab(storageKey);
  return isRecord(stored)
    ? { name: textOf(stored.name), email: textOf(stored.email) }
    : { name: '', email: '' };
};

/** Forgets what was typed. */
export const clearRegistrantDraft = (): void => {
  writeTab(storageKey, null);
};

/** Keeps name and email in this tab while they are typed, and fills in what was kept. */
export const useRegistrantDraft = ({
  getValues,
  setValue,
  watch,
}: UseFormReturn<RegisterValues>): void => {
  useEffect(() => {
    const kept = readRegistrant();
    for (const name of ['name', 'email'] as const) {
      if (getValues(name) === '' && kept[name] !== '') setValue(name, kept[name]);
    }
    const { unsubscribe } = watch(({ name = '', email = '' }) => {
      writeTab(storageKey, { name, email });
    });
    return unsubscribe;
  }, [getValues, setValue, watch]);
};
