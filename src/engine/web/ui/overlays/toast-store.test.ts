import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, getToast, showToast, subscribeToasts, TOAST_REMOVE_DELAY_MS } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a toast stays 5000 ms unless it says otherwise', () => {
  showToast({ title: 'Saved' });
  expect(getToast()).toMatchObject({ title: 'Saved', tone: 'default', duration: 5000, open: true });
  showToast({ title: 'Item removed', duration: 3000 });
  expect(getToast()?.duration).toBe(3000);
});

test('a toast keeps what can be done about it; the next one has its own', () => {
  const run = vi.fn<() => void>();
  showToast({ title: 'Off sale', action: { label: 'Undo', run } });
  expect(getToast()?.action?.label).toBe('Undo');
  getToast()?.action?.run();
  expect(run).toHaveBeenCalledOnce();
  showToast({ title: 'Saved' });
  expect(getToast()?.action).toBeUndefined();
});

test('only one toast shows: a new one replaces the old', () => {
  const first = showToast({ title: 'First' });
  const second = showToast({ title: 'Second' });
  dismissToast(first);
  expect(getToast()).toMatchObject({ id: second, open: true });
});

test('a dismissed toast leaves memory after 1,000,000 ms', () => {
  dismissToast(showToast({ title: 'Bye' }));
  expect(getToast()?.open).toBe(false);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(getToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(getToast()).toBeNull();
});

test('the removal of an old toast does not touch its successor', () => {
  dismissToast(showToast({ title: 'Old' }));
  showToast({ title: 'New' });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
  expect(getToast()?.title).toBe('New');
  dismissToast(getToast()!.id);
});

test('listeners hear every change until they leave', () => {
  const listener = vi.fn();
  const leave = subscribeToasts(listener);
  const id = showToast({ title: 'One' });
  leave();
  dismissToast(id);
  expect(listener).toHaveBeenCalledTimes(1);
});
