import { useState, type ComponentProps } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { CONTROL_CLASSES } from './control-classes.ts';
import { useFieldAttributes } from './field-context.ts';

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** Text under the box made from the number of characters; absent, there is no counter. */
  counter?: ((length: number) => string) | undefined;
};

export function TextArea({ className, counter, onChange, ...rest }: TextAreaProps) {
  const field = useFieldAttributes(rest);
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  return (
    <div className="flex flex-col gap-1">
      <textarea
        rows={4}
        {...rest}
        {...field}
        onChange={(event) => {
          setTyped(event.target.value.length);
          return onChange?.(event);
        }}
        className={cx(CONTROL_CLASSES, 'min-h-28 resize-y leading-normal', className)}
      />
      {counter && <p className="self-end text-xs text-muted tabular-nums">{counter(length)}</p>}
    </div>
  );
}
