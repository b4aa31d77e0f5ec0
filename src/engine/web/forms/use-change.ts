import { useMutation, type MutateOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast, type ToastInput } from '#engine/web/ui/overlays/toast-store.ts';
import { failureNotice, type Failed } from './failure-notice.ts';
import { failureOf } from './failure.ts';
import { useRefresh } from './use-refresh.ts';

interface Change<Variables, Answer> {
  send: (variables: Variables) => Promise<Answer>;
  /** The start of the paths that are asked again afterwards, refused or not: somebody else may have been there. */
  refreshes?: string;
  /** Said once it is done; left out where the page itself shows it. An answer may say that nothing was done after all. */
  done?: ((answer: Answer, variables: Variables) => ToastInput | undefined) | undefined;
  /** How it is said that it was not done. */
  failed: Failed;
  /** It only asks for something that has to be known first: who says no and presses again means it. */
  isQuestion?: boolean;
}

/**
 * A change made by a button or a switch; a form has `useSubmit`. What is said about it is said here, not by the row that
 * asked: the refreshed list may no longer hold it. Asked for the same twice, as by a double click, it is sent once.
 */
export function useChange<Variables = void, Answer = unknown>(change: Change<Variables, Answer>) {
  const { t } = useTranslation('validation');
  const refresh = useRefresh(change.refreshes);
  const underWay = useRef(false);
  const [last] = useState(() => new LastAsked());
  const mutation = useMutation<Answer, Error, Variables>({
    // Without a network it fails at once and says so, rather than wait in silence.
    networkMode: 'always',
    mutationFn: change.send,
    onSuccess: (answer, variables) => {
      const said = change.done?.(answer, variables);
      if (said) showToast({ tone: 'success', ...said });
    },
    onError: (error) => {
      last.forget();
      const toast = failureNotice(t, failureOf(error), change.failed)?.toast;
      if (toast) showToast({ ...toast, tone: 'destructive' });
    },
    onSettled: async () => {
      // Who takes it back need not wait until everything is read anew.
      underWay.current = false;
      await refresh();
    },
  });
  const mutate = (variables: Variables, options: MutateOptions<Answer, Error, Variables> = {}) => {
    if (underWay.current) return;
    if (!change.isQuestion && last.isRepeated(variables, performance.now())) return;
    underWay.current = true;
    mutation.mutate(variables, options);
  };
  return { ...mutation, mutate };
}

/** The second click of a double click may come when the first has already been answered. */
const DOUBLE_CLICK_MS = 1_000;

/** Remembers what was asked for last, to tell a double click from a second wish. */
export class LastAsked {
  #asked: string | undefined;
  #at = 0;

  /** Whether the same was asked for a moment ago; if not, this is the last from now on. `at` in milliseconds. */
  isRepeated(variables: unknown, at: number): boolean {
    const asked = JSON.stringify(variables) ?? '';
    if (asked === this.#asked && at - this.#at < DOUBLE_CLICK_MS) return true;
    this.#asked = asked;
    this.#at = at;
    return false;
  }

  /** It came to nothing: a person who asks again means it. */
  forget(): void {
    this.#asked = undefined;
  }
}
