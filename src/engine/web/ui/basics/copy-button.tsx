import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  /** What is copied. */
  text: string;
  label: string;
  /** Stands on the button once it is done. */
  copiedLabel: string;
};

/** Copies a text. Show the text itself beside it: where copying is not allowed, it can still be marked. */
export function CopyButton({ text, label, copiedLabel, ...rest }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const Icon = isCopied ? Check : Copy;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => {},
    );
  return (
    <Button variant="secondary" {...rest} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4.5" />
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </Button>
  );
}
