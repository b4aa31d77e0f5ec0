import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-error.ts';

/** Puts what the server refused beside its fields and the focus on the first. False when it named none of this form. */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  failure: unknown,
): boolean {
  const fields = failure instanceof ApiError ? Object.entries(failure.body?.fields ?? {}) : [];
  const known = fields.filter(([name]) => Object.hasOwn(form.getValues(), name));
  for (const [index, [name, message]] of known.entries()) {
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return known.length > 0;
}
