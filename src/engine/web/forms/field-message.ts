import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** Schemas speak in keys such as 'validation:emailInvalid'; the server has already translated its own. */
export function fieldMessage(t: Translate, message: string | undefined): string | undefined {
  return message !== undefined && /^[\w-]+:[\w.-]+$/.test(message) ? t(message) : message;
}
