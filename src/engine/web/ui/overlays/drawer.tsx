import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useDeferredValue, type ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { CLOSES_DIALOG, useReturnFocus } from './overlay-keyboard.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Pinned under the scrolling content. */
  footer?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

export const DrawerClose = Radix.Close;

/** Slides in from the right over a dark backdrop; a click on the backdrop or Escape closes it. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, description, closeLabel, footer, className, children } = props;
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'fixed inset-y-0 right-0 z-50 flex w-full max-w-md flex-col bg-raised text-ink shadow-xl outline-none',
            // On a very low screen, or at a large zoom, the pinned parts would leave no room: all of it scrolls.
            '[@media(max-height:34rem)]:overflow-y-auto',
            'data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
            className,
          )}
        >
          <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
            <div className="min-w-0">
              <Radix.Title className="font-display text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-sm text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton {...CLOSES_DIALOG} label={closeLabel}>
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-6 py-5 [@media(max-height:34rem)]:flex-none">
            <Later>{children}</Later>
          </div>
          <Later>
            {footer && <footer className="border-t border-line bg-raised px-6 py-5">{footer}</footer>}
          </Later>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** On a slow phone the panel answers the press, and what is in it follows while it slides in. */
function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
