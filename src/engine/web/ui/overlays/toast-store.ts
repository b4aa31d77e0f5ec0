import type { ReactNode } from 'react';
import { sharedValue } from '#engine/web/ui/basics/shared-value.ts';

/** The one notification on screen. Lives outside React, so that request code may speak too. */
export type ToastTone = 'default' | 'success' | 'destructive';

export type ToastInput = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  /** In place of the tone's own icon. */
  icon?: ReactNode;
  /** Milliseconds on screen. */
  duration?: number | undefined;
  /** What can be done about it while it shows. */
  action?: ToastAction | undefined;
};

interface ToastAction {
  label: string;
  run: () => void;
}

export type Toast = {
  id: number;
  title: string;
  description: string | undefined;
  tone: ToastTone;
  icon: ReactNode;
  duration: number;
  action: ToastAction | undefined;
  open: boolean;
};

export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

const { get, set, subscribe } = sharedValue<Toast | null>(null);
export { get as getToast, subscribe as subscribeToasts };

let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Replaces whatever is showing; returns the id for dismissToast. */
export function showToast(input: ToastInput): number {
  clearTimeout(removal);
  lastId += 1;
  set({
    id: lastId,
    title: input.title,
    description: input.description,
    tone: input.tone ?? 'default',
    icon: input.icon,
    duration: input.duration ?? TOAST_DURATION_MS,
    action: input.action,
    open: true,
  });
  return lastId;
}

/** Closes the toast; it leaves memory later, when a new one replaces it or the delay has passed. */
export function dismissToast(id: number): void {
  const current = get();
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => {
    if (get()?.id === id) set(null);
  }, TOAST_REMOVE_DELAY_MS);
}
