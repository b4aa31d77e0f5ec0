import { Tabs as Radix } from 'radix-ui';
import { useState, type ComponentProps } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { useChosenInView } from './use-chosen-in-view.ts';

export type TabsProps = ComponentProps<typeof Radix.Root>;

export function Tabs({ className, ...rest }: TabsProps) {
  return <Radix.Root {...rest} className={cx('flex flex-col gap-6', className)} />;
}

export type TabListProps = ComponentProps<typeof Radix.List> & { label: string };

export function TabList({ label, className, ...rest }: TabListProps) {
  // Radix moves the focus by script, and browsers ring what a script focuses: under a pointer nobody wants to see that.
  const [pointed, setPointed] = useState(false);
  const row = useChosenInView<HTMLDivElement>();
  return (
    <Radix.List
      aria-label={label}
      {...rest}
      ref={row}
      onPointerDown={() => setPointed(true)}
      onKeyDown={() => setPointed(false)}
      data-pointed={pointed || undefined}
      className={cx(
        'relative flex gap-x-4 overflow-x-auto edge-fade border-b border-line [scrollbar-width:none] md:flex-wrap [&::-webkit-scrollbar]:hidden',
        className,
      )}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={cx(
        'relative -mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-1.5 pb-1 text-sm font-medium',
        'rounded-t-md text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 in-data-pointed:outline-none',
        'data-[state=active]:border-accent-ink data-[state=active]:text-ink',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={cx('outline-offset-8', className)} />;
}
