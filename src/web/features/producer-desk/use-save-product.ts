import { ApiError } from '#web/api/api-error.ts';
import { failureText } from '#web/features/dashboards/failure-text.ts';
import { useChange } from '#web/features/dashboards/use-change.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { addProduct, changeProduct, DESK, type ProductChanges, type ProductToAdd } from './desk.queries.ts';

type ProductSave = { added: ProductToAdd } | { id: number; changes: ProductChanges };

export function useSaveProduct({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('producer-desk');
  return useChange({
    send: async (product: ProductSave): Promise<unknown> =>
      'added' in product ? addProduct(product.added) : changeProduct(product.id, product.changes),
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
