import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

export type MenuProps = {
  /** One button; it opens the menu. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx(
            'z-50 min-w-52 rounded-lg border border-line bg-raised p-1.5 text-ink shadow-lg outline-none',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const ITEM_CLASSES =
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm outline-none select-none data-[highlighted]:bg-sunken data-[disabled]:pointer-events-none data-[disabled]:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0';

export type MenuItemProps = ComponentProps<typeof Radix.Item> & { tone?: 'default' | 'danger' | undefined };

/** With asChild it lends its looks and keys to a link. */
export function MenuItem({ tone, className, ...rest }: MenuItemProps) {
  return <Radix.Item {...rest} className={cx(ITEM_CLASSES, tone === 'danger' && 'text-danger', className)} />;
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...rest} className={cx('px-3 py-2 text-xs text-muted', className)} />;
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}

export const MenuRadioGroup = Radix.RadioGroup;

export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} className={cx(ITEM_CLASSES, 'justify-between', className)}>
      <span>{children}</span>
      <Radix.ItemIndicator>
        <Check aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}
