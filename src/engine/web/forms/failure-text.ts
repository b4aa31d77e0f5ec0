import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import type { Failure } from './failure.ts';

/** Why nothing was done, and what to do now; undefined where only the form itself can say. Needs the texts of `validation`. */
export function failureText(t: Translate, { kind, message }: Failure): string | undefined {
  if (kind === 'signed-out') return t('validation:form.signedOut');
  if (kind === 'forbidden') return t('validation:form.forbidden');
  return message;
}
