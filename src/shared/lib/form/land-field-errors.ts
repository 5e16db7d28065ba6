import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Puts the provider's sentences below the fields they concern and the focus on the first.
 * Resolves to whether any found its field; what found none is for the form as a whole to say.
 */
export const landFieldErrors = <T extends FieldValues>(
  errors: Readonly<Record<string, readonly string[]>>,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
  nameOf: (providerName: string) => string = (name) => name,
): boolean => {
  let landed = false;
  for (const [providerName, sentences] of Object.entries(errors)) {
    const field = fields.find((known) => known === nameOf(providerName));
    const sentence = sentences[0];
    if (field === undefined || sentence === undefined) continue;
    setError(field, { type: 'provider', message: sentence }, { shouldFocus: !landed });
    landed = true;
  }
  return landed;
};
