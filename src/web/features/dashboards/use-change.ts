import { useMutation, useQueryClient, type MutateOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { showToast, type ToastInput } from '#web/ui/overlays/toast-store.ts';
import { failureText } from './failure-text.ts';

/** The second click of a double click may come when the first has already been answered. */
const DOUBLE_CLICK_MS = 1_000;
const NOTHING_ASKED = { asked: '', at: 0 };

interface Change<Variables, Answer> {
  send: (variables: Variables) => Promise<Answer>;
  /** The start of the addresses that are asked again afterwards, refused or not: somebody else may have been there. */
  refreshes?: string;
  /** Said once it is done; left out where the page itself shows it. */
  done?: ((variables: Variables) => Omit<ToastInput, 'tone'>) | undefined;
  /** Over the reason why it was not done. */
  failed: string;
  /** The reason, where it is not the usual one. */
  reason?: ((error: Error) => string) | undefined;
}

/**
 * A change made from a dashboard. What is said about it is said here, not by the row that asked: the refreshed list may
 * no longer hold it. Asked for the same twice, as by a double click, it is sent once.
 */
export function useChange<Variables, Answer = unknown>(change: Change<Variables, Answer>) {
  const { t } = useTranslation('dashboards');
  const queryClient = useQueryClient();
  const underWay = useRef(false);
  const last = useRef(NOTHING_ASKED);
  const mutation = useMutation<Answer, Error, Variables>({
    mutationFn: change.send,
    onSuccess: (_answer, variables) => {
      const said = change.done?.(variables);
      if (said) showToast({ ...said, tone: 'success' });
    },
    onError: (error) => {
      last.current = NOTHING_ASKED;
      const description = change.reason?.(error) ?? failureText(t, error);
      showToast({ title: change.failed, description, tone: 'destructive' });
    },
    onSettled: async () => {
      const { refreshes } = change;
      if (refreshes !== undefined) {
        await queryClient.invalidateQueries({
          predicate: ({ queryKey }) => String(queryKey[0]).startsWith(refreshes),
        });
      }
      underWay.current = false;
    },
  });
  const mutate = (variables: Variables, options: MutateOptions<Answer, Error, Variables> = {}) => {
    const asked = JSON.stringify(variables) ?? '';
    const at = performance.now();
    const isRepeated = asked === last.current.asked && at - last.current.at < DOUBLE_CLICK_MS;
    if (underWay.current || isRepeated) return;
    underWay.current = true;
    last.current = { asked, at };
    mutation.mutate(variables, options);
  };
  return { ...mutation, mutate };
}
