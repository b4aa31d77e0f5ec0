import type { NewProduct, ProductChanges } from '#shared/catalogue/product-form.ts';
import { ApiError } from '#web/api/api-error.ts';
import { apiRequest } from '#web/api/client.ts';
import { failureText } from '#web/features/dashboards/failure-text.ts';
import { useChange } from '#web/features/dashboards/use-change.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { changeProduct, DESK } from './desk.queries.ts';

/** Adds a product, or changes the one with the id. */
export function useSaveProduct(id: number | undefined) {
  const { t } = useTranslation('producer-desk');
  const isNew = id === undefined;
  return useChange({
    send: (product: NewProduct | ProductChanges) =>
      isNew ? apiRequest('/api/products', 'POST', product) : changeProduct(id, product),
    refreshes: DESK,
    done: () => ({
      title: isNew ? t('form.addedTitle') : t('form.savedTitle'),
      description: isNew ? t('form.addedText') : t('form.savedText'),
    }),
    failed: t('form.failedTitle'),
    // The server's word on what was entered; where something broke, it has none that would help.
    reason: (error) => {
      if (error instanceof ApiError && error.status < 500) return failureText(t, error);
      return isNew ? t('form.addFailed') : t('form.saveFailed');
    },
  });
}
