import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type'> & { showLabel: string; hideLabel: string };

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
