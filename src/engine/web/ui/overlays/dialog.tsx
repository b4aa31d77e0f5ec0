import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { Fragment, useId, type ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { CLOSES_DIALOG, useReturnFocus } from './overlay-keyboard.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';

type DialogProps = {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A button that opens the dialog when it is not controlled from outside. */
  trigger?: ReactNode;
  title: ReactNode;
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  closeLabel: string;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Actions pinned under the scrolling content. */
  footer?: ReactNode;
  /**
   * Where it stands in the tree, not at the end of the body: so the server can write it. `still`: it is there from the
   * first frame, without coming in.
   */
  inPlace?: 'still' | 'rising' | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const SIZES = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-5xl' };

export const DialogClose = Radix.Close;

/** Centred panel; on phones a sheet that fills the screen. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, trigger, title, titleHidden, description, closeLabel, footer, children } =
    props;
  const returnFocus = useReturnFocus();
  const Place = props.inPlace ? Fragment : Radix.Portal;
  const isStill = props.inPlace === 'still';
  // Radix names a dialog in an effect only, so one that the server has written would have no name.
  const titleId = useId();
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Place>
        <Radix.Overlay
          className={cx(
            'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out noscript:hidden',
            !isStill && 'data-[state=open]:animate-fade-in',
          )}
        />
        {/* Without scripts it could not be closed. */}
        <div className="pointer-events-none fixed inset-0 z-50 flex items-stretch justify-center empty:hidden sm:items-center sm:p-6 noscript:hidden">
          <Radix.Content
            {...(trigger ? {} : returnFocus)}
            {...(description ? {} : { 'aria-describedby': undefined })}
            aria-labelledby={titleId}
            className={cx(
              'dialog-panel data-[state=closed]:animate-rise-out',
              !isStill && 'data-[state=open]:animate-rise-in',
              SIZES[props.size ?? 'md'],
              props.className,
            )}
          >
            <Radix.Close asChild>
              <IconButton
                {...CLOSES_DIALOG}
                label={closeLabel}
                className="absolute top-3 right-3 z-10 bg-raised/85 backdrop-blur-sm hover:bg-sunken"
              >
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
            <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain p-6 sm:p-8">
              <div className={cx('mb-5 pr-12 wrap-anywhere', titleHidden && !description && 'sr-only')}>
                <Radix.Title id={titleId} className={cx('font-display text-2xl', titleHidden && 'sr-only')}>
                  {title}
                </Radix.Title>
                {description && (
                  <Radix.Description className="mt-1.5 text-sm text-muted">{description}</Radix.Description>
                )}
              </div>
              {children}
            </div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 sm:px-8">
                {footer}
              </div>
            )}
          </Radix.Content>
        </div>
      </Place>
    </Radix.Root>
  );
}
