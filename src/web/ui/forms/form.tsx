import { useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '#web/ui/basics/button.tsx';
import { cx } from '#web/ui/basics/class-names.ts';

// Until the script has taken over, a form that the server has drawn cannot be sent: the browser itself would put what
// was typed, passwords included, into the URL. A disabled submit button also stops the Enter key.

export function Form(props: ComponentProps<'form'>) {
  return <form method="post" {...props} />;
}

export function SubmitButton({ disabled, className, ...rest }: Omit<ButtonProps, 'type' | 'asChild'>) {
  const hydrated = useHydrated();
  return (
    <Button
      {...rest}
      type="submit"
      disabled={!hydrated || disabled}
      // Looks ready from the start: nothing should flicker when it is.
      className={cx(!hydrated && 'disabled:opacity-100', className)}
    />
  );
}
