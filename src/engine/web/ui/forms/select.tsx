import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { useFieldAttributes } from './field.tsx';

export type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: 'sm' | 'md' | undefined };

/** The platform's own list with our looks; the options come as <option> children. */
export function Select({ className, size = 'md', children, ...rest }: SelectProps) {
  const field = useFieldAttributes(rest);
  return (
    <div className={cx('relative', className)}>
      <select
        {...rest}
        {...field}
        className={cx('control appearance-none truncate pr-10', size === 'sm' && 'min-h-9 py-1 text-sm')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
