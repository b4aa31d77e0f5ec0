import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; of two that contradict each other the later one wins. */
export function cx(...values: ClassValue[]): string {
  return twMerge(clsx(values));
}
