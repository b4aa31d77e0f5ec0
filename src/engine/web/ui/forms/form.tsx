import type { ComponentProps } from 'react';

/**
 * Sent by our script alone. The browser itself would put what was typed, passwords included, into a URL or a request that
 * nobody answers; this method lets it do nothing. Who sends a form before the script has taken over finds it sent then
 * (src/engine/web/start/kept-presses.ts).
 */
export function Form(props: ComponentProps<'form'>) {
  return <form method="dialog" {...props} />;
}
