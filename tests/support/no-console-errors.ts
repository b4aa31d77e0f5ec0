// A console.error or console.warn is a defect somebody noticed and nobody fixed: it fails the test that caused it.
import { afterEach, beforeEach, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  if (calls.length > 0) throw new Error('console.error or console.warn was called', { cause: calls });
});
