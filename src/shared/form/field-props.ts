import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';

/** What a field of a form needs: the result of `register`, and its error message. */
export const fieldProps = <Fields extends FieldValues>(
  { register, formState }: Pick<UseFormReturn<Fields>, 'register' | 'formState'>,
  name: Path<Fields>,
) => {
  const error: FieldError | undefined = get(formState.errors, name);
  return { ...register(name), error: error?.message };
};
