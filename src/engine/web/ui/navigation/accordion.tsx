import { Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type AccordionProps = {
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** At most one item is open; a second press closes it. */
export function Accordion({ children, ...rest }: AccordionProps) {
  return (
    <Radix.Root type="single" collapsible {...rest}>
      {children}
    </Radix.Root>
  );
}

export type AccordionItemProps = {
  value: string;
  title: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The answer stays in the page while closed, for readers without JavaScript and search engines. */
export function AccordionItem({ value, title, headingLevel = 3, className, children }: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Item value={value} className={cx('border-b border-line', className)}>
      <Radix.Header asChild>
        <Heading className="font-sans tracking-normal">
          <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-6 py-4 text-left text-base font-medium transition-colors hover:text-accent-ink">
            <span>{title}</span>
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform duration-300 ease-soft group-data-[state=open]:rotate-45 print:hidden"
            />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content
        forceMount
        className={cx(
          'grid grid-rows-[1fr] text-muted transition-[grid-template-rows,visibility] duration-300 ease-soft',
          'data-[state=closed]:invisible data-[state=closed]:grid-rows-[0fr]',
          'print:data-[state=closed]:visible print:data-[state=closed]:grid-rows-[1fr]',
        )}
      >
        <div className="min-h-0 overflow-hidden">
          <div className="max-w-text pb-6">{children}</div>
        </div>
      </Radix.Content>
    </Radix.Item>
  );
}
