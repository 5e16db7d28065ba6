import { useEffect } from 'react';
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form';

import { readTab, type TabKey, writeTab } from '@/shared/lib/browser';
import { isRecord, textOf } from '@/shared/lib/unknown-data';

/**
 * Keeps some fields of a form in this tab while they are typed, and fills in what was kept. Passwords
 * must not be among them.
 *
 * @param names the fields; the same list at each call
 * @returns what forgets the draft, to be called once the form was sent
 */
export const useTabDraft = <Fields extends FieldValues>(
  { getValues, setValue, watch }: UseFormReturn<Fields>,
  key: TabKey,
  names: readonly Path<Fields>[],
): (() => void) => {
  useEffect(() => {
    const stored = readTab(key);
    const kept: Record<string, unknown> = isRecord(stored) ? stored : {};
    for (const name of names) {
      const text = textOf(kept[name]);
      if (text === '') continue;
      setValue(name, text as FieldPathValue<Fields, typeof name>, { shouldDirty: true });
    }
    const { unsubscribe } = watch((_values, { name: changed }) => {
      // Nothing was typed where the form was reset.
      if (changed === undefined) return;
      writeTab(key, Object.fromEntries(names.map((name) => [name, getValues(name)])));
    });
    return unsubscribe;
  }, [getValues, key, names, setValue, watch]);

  return () => {
    writeTab(key, null);
  };
};
