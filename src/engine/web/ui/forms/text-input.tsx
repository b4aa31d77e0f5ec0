import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { useFieldAttributes } from './field.tsx';

export type TextInputProps = ComponentProps<'input'>;

export function TextInput({ className, ...rest }: TextInputProps) {
  const field = useFieldAttributes(rest);
  return <input type="text" {...rest} {...field} className={cx('control', className)} />;
}

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
        className={cx('control control-tall', className)}
      />
      {counter && <p className="self-end text-xs text-muted tabular-nums">{counter(length)}</p>}
    </div>
  );
}

type PasswordInputProps = Omit<TextInputProps, 'type'> & { showLabel: string; hideLabel: string };

export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx('pr-12', className)}
      />
      <IconButton
        label={shown ? hideLabel : showLabel}
        size="sm"
        className="absolute top-1 right-1"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
