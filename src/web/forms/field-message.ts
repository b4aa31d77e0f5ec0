import type { TFunction } from 'i18next';

/** Schemas speak in keys such as 'validation:emailInvalid'; the server has already translated its own. */
export function fieldMessage(t: TFunction, message: string | undefined): string | undefined {
  return message !== undefined && /^[\w-]+:[\w.-]+$/.test(message) ? t(message) : message;
}
