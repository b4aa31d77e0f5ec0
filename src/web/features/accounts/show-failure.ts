import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { serverMessage } from '#web/api/api-error.ts';
import { showFieldErrors } from '#web/api/field-messages.ts';
import { showToast } from '#web/ui/overlays/toast-store.ts';

/** What the server refused: beside the fields it names, otherwise as a notice in its own words. */
export function showFailure<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  failure: unknown,
  { title, text }: { title: string; text?: string },
): void {
  if (showFieldErrors(form, failure)) return;
  showToast({ tone: 'destructive', title, description: serverMessage(failure) ?? text });
}
