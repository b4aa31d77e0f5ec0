import { useEffect, useRef, type SyntheticEvent } from 'react';
import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { failureNotice, type Failed } from './failure-notice.ts';
import { failureOf, type Failure } from './failure.ts';

interface Outcome<Values, Answer> {
  /** The server has accepted it. Left out where `send` itself goes on from there. */
  done?: (answer: Answer, values: Values) => unknown;
  /** How the form says that it did not. */
  failed: Failed;
}

/**
 * What a form does when it is sent: for `onSubmit`. It is sent once, however often the button is pressed; whatever
 * comes back is shown the same way everywhere: beside the fields it names, with the focus on the first, otherwise as a
 * notification and as a message that stays in the form (`FormMessage`). What was typed stays.
 */
export function useSubmit<Input extends FieldValues, Context, Values, Answer>(
  form: UseFormReturn<Input, Context, Values>,
  send: (values: Values) => Promise<Answer>,
  { done, failed }: Outcome<Values, Answer>,
): (event?: SyntheticEvent) => Promise<void> {
  const { t } = useTranslation('validation');
  const isUnderWay = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const fail = (failure: Failure) => {
    for (const [index, { name, message }] of failure.fields.entries()) {
      form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    const notice = failureNotice(t, failure, failed);
    if (notice === undefined) return;
    const { toast, message } = notice;
    if (toast) showToast({ ...toast, tone: 'destructive' });
    if (message === undefined) return;
    const isSaid = message === toast?.description;
    form.setError(isSaid ? 'root.said' : 'root.unsaid', { type: failure.kind, message });
    // When the time to wait is over, the message would no longer be true.
    if (failure.waitSeconds !== undefined)
      waiting.current = setTimeout(() => form.clearErrors('root'), failure.waitSeconds * 1000);
  };

  const run = async (values: Values) => {
    let answer: Answer;
    try {
      answer = await send(values);
    } catch (error) {
      return fail(failureOf(error, (name) => hasField(form.getValues(), name)));
    }
    await done?.(answer, values);
  };

  return async (event) => {
    event?.preventDefault();
    // A second click may come before the button is drawn as disabled.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    clearTimeout(waiting.current);
    try {
      await form.handleSubmit(run)(event);
    } finally {
      isUnderWay.current = false;
    }
  };
}

/** Whether the values of a form hold a field of that name. A group of fields is none: a message about it would be seen nowhere. */
export function hasField(values: object, name: string): boolean {
  const value: unknown = get(values, name);
  return value !== undefined && (value === null || typeof value !== 'object');
}
