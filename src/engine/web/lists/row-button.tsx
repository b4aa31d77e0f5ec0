import type { ComponentProps } from 'react';
import { Button } from '#engine/web/ui/basics/button.tsx';

type RowButtonProps = ComponentProps<'button'> & {
  /** Which product it acts on, for screen readers. */
  label: string;
  /** Beside the icon where there is space for words: on a phone each product is a card. */
  text: string;
};

/** An action on one product of the table. */
export function RowButton({ label, text, children, ...rest }: RowButtonProps) {
  return (
    <Button
      {...rest}
      size="sm"
      variant="secondary"
      aria-label={label}
      title={text}
      className="max-sm:flex-1 max-sm:px-3 sm:size-10 sm:border-transparent sm:px-0 [&_svg]:size-4.5"
    >
      {children}
      <span className="sm:hidden">{text}</span>
    </Button>
  );
}
