import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Shows the provider's messages below the fields they concern and focuses the first of them.
 * Returns whether any field was found; errors without a field are for the form as a whole to show.
 */
export const applyFieldErrors = <T extends FieldValues>(
  errors: Readonly<Record<string, readonly string[]>>,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean => {
  let applied = false;
  for (const [name, messages] of Object.entries(errors)) {
    const field = fields.find((known) => known === name);
    const message = messages[0];
    if (field === undefined || message === undefined) continue;
    setError(field, { type: 'provider', message }, { shouldFocus: !applied });
    applied = true;
  }
  return applied;
};
