import { get } from 'react-hook-form';

/** Whether the values of a form hold a field of that name. A group of fields is none: a message about it would be seen nowhere. */
export function hasField(values: object, name: string): boolean {
  const value: unknown = get(values, name);
  return value !== undefined && (value === null || typeof value !== 'object');
}
