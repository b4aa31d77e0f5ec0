import { Button, type ButtonProps } from '#engine/web/ui/basics/button.tsx';

/** An action on a row: plain words beside the others in a table; on a phone, buttons that share the width of their card. */
export function RowAction(props: Omit<ButtonProps, 'size' | 'variant' | 'className'>) {
  return <Button {...props} size="sm" variant="secondary" className="max-sm:flex-1 sm:border-transparent" />;
}
