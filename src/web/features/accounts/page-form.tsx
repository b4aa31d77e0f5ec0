import { useHydrated } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

/**
 * A form on a page that the server has drawn. Until the script has taken over it cannot be sent: the browser itself
 * would put what was typed, passwords included, into the address.
 */
export function PageForm(props: {
  onSubmit: (event: FormEvent) => void;
  isSubmitting: boolean;
  submit: string;
  submitting: string;
  className?: string;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  return (
    <form noValidate method="post" onSubmit={props.onSubmit} className={props.className}>
      {props.children}
      <Button
        type="submit"
        size="lg"
        block
        disabled={!hydrated || props.isSubmitting}
        // Looks ready from the start: nothing should flicker when it is.
        className={hydrated ? undefined : 'disabled:opacity-100'}
      >
        {props.isSubmitting ? props.submitting : props.submit}
      </Button>
    </form>
  );
}
