import type { ComponentProps } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { CONTROL_CLASSES } from './control-classes.ts';
import { useFieldAttributes } from './field-context.ts';

export type TextInputProps = ComponentProps<'input'>;

export function TextInput({ className, ...rest }: TextInputProps) {
  const field = useFieldAttributes(rest);
  return <input type="text" {...rest} {...field} className={cx(CONTROL_CLASSES, 'min-h-11', className)} />;
}
