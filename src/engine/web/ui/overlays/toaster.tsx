import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { leaveEscapeToDialog } from './overlay-keyboard.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { dismissToast, getToast, subscribeToasts, TOAST_DURATION_MS, type ToastTone } from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

const ICONS = { default: null, success: CircleCheck, destructive: CircleAlert };
const TONES: Record<ToastTone, string> = {
  default: 'border-line bg-raised text-ink',
  success: 'border-line bg-raised text-ink [&>svg]:text-success',
  destructive: 'border-danger/40 bg-danger-soft text-ink [&>svg]:text-danger',
};

type ToasterProps = {
  /** Read before each notification. */
  notificationLabel: string;
  /** Name of the region; "{hotkey}" in it becomes F8. */
  regionLabel: string;
  closeLabel: string;
};

/** Stands once in the shell. */
export function Toaster({ notificationLabel, regionLabel, closeLabel }: ToasterProps) {
  const toast = useSyncExternalStore(subscribeToasts, getToast, () => null);
  const Icon = toast && ICONS[toast.tone];
  return (
    <Radix.Provider
      label={notificationLabel}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toast && (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          duration={toast.duration}
          onEscapeKeyDown={leaveEscapeToDialog}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
          className={cx(
            'pointer-events-auto flex w-full items-start gap-3 rounded-lg border py-3 pr-2 pl-4 shadow-lg',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in data-[swipe=end]:animate-swipe-out',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            TONES[toast.tone],
          )}
        >
          {toast.icon ? (
            <span className="mt-1.5">{toast.icon}</span>
          ) : (
            Icon && <Icon aria-hidden="true" className="mt-1.5 size-5 shrink-0" />
          )}
          <div className="min-w-0 flex-1 py-1">
            <Radix.Title className="text-sm font-semibold">{toast.title}</Radix.Title>
            {toast.description && (
              <Radix.Description className="text-sm text-muted">{toast.description}</Radix.Description>
            )}
          </div>
          {toast.action && (
            <Radix.Action asChild altText={toast.action.label} onClick={toast.action.run}>
              <Button size="sm" variant="ghost" className="shrink-0">
                {toast.action.label}
              </Button>
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <IconButton label={closeLabel} size="sm">
              <X aria-hidden="true" />
            </IconButton>
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={HOTKEY}
        label={regionLabel}
        className="pointer-events-none fixed right-0 bottom-0 z-60 flex w-full max-w-md flex-col p-4 outline-none in-data-desk:max-lg:pb-18 sm:p-6"
      />
    </Radix.Provider>
  );
}
