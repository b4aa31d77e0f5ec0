import type { TFunction } from 'i18next';
import { ApiError } from '#web/api/api-error.ts';

/** Why a change was not made, and what to do now. Needs the texts of `dashboards`. */
export function failureText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('dashboards:unreachable');
  if (error.status === 401) return t('dashboards:signedOut');
  if (error.status === 403) return t('dashboards:roleChanged');
  return error.body?.message ?? t('dashboards:unreachable');
}
