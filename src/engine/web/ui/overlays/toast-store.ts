import type { ReactNode } from 'react';

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

let current: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

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
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => {
    if (current?.id === id) set(null);
  }, TOAST_REMOVE_DELAY_MS);
}

export function getToast(): Toast | null {
  return current;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
