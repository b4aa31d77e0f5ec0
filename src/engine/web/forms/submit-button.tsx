import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '#engine/web/ui/basics/button.tsx';
import { LoadingDots } from '#engine/web/ui/content/loading-dots.tsx';
import type { AnyForm } from './any-form.ts';

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'form' | 'asChild' | 'loading' | 'children'> & {
  form: AnyForm;
  /** Said in its place while the form is being sent; without it the label stays, followed by dots. */
  busy?: string | undefined;
  children: ReactNode;
};

/** Disabled while the form is being sent. */
export function SubmitButton({ form, busy, disabled, children, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = form.formState;
  const focus = useReturnedFocus(isSubmitting);
  return (
    <>
      <Button {...rest} {...focus} type="submit" disabled={disabled || isSubmitting} aria-busy={isSubmitting}>
        {isSubmitting ? (busy ?? children) : children}
        {isSubmitting && busy === undefined && <LoadingDots className="ml-1" />}
      </Button>
      {busy !== undefined && (
        <span role="status" className="sr-only">
          {isSubmitting ? busy : ''}
        </span>
      )}
    </>
  );
}

/**
 * Browsers take the focus from a button that is disabled, some of them before anybody is told: who pressed it by the
 * keyboard finds it there again.
 */
function useReturnedFocus(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const pressed = button.current;
    if (!isBusy && hadFocus.current && document.activeElement === document.body) pressed?.focus();
  }, [isBusy]);
  return {
    ref: button,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      if (!currentTarget.disabled) hadFocus.current = false;
    },
  };
}
