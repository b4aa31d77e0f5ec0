import type { TFunction } from 'i18next';
import { failureText as explain } from '#web/forms/failure-text.ts';
import { failureOf } from '#web/forms/failure.ts';

/** Why a change was not made, and what to do now. Needs the texts of `validation`. */
export function failureText(t: TFunction, error: unknown): string {
  return explain(t, failureOf(error)) ?? t('validation:form.unreachable');
}
