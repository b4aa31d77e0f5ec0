import type { UseFormReturn } from 'react-hook-form';
import { parseTierText } from '#domains/pricing/model/tier-text.ts';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { Refusal } from '#engine/web/forms/failure.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { addProduct, changeProduct } from '#domains/catalogue/web/desk/own-products.queries.ts';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { changesOf, newProductOf, type ProductValues } from './product-values.ts';

/** Adds a product, or saves what was touched of the given one. */
export function useSaveProduct(
  form: UseFormReturn<ProductValues>,
  product: OwnProduct | undefined,
  onDone: () => void,
) {
  const { t } = useTranslation('producer-desk');
  const refresh = useRefresh(DESK);
  const { dirtyFields } = form.formState;
  const isNew = product === undefined;

  const send = async (values: ProductValues): Promise<unknown> => {
    const tiers = parseTierText(values.tiers);
    if (!tiers.ok) throw new Refusal({ fields: { tiers: tiers.messageKey } });
    const saved = isNew
      ? addProduct(newProductOf(values, tiers.tiers))
      : changeProduct(product.id, changesOf(values, tiers.tiers, product, dirtyFields));
    return (saved as Promise<unknown>).finally(refresh);
  };

  return useSubmit(form, send, {
    done: () => {
      showToast({
        tone: 'success',
        title: isNew ? t('form.addedTitle') : t('form.savedTitle'),
        description: isNew ? t('form.addedText') : t('form.savedText'),
      });
      onDone();
    },
    failed: ({ kind, error }) => {
      if (error instanceof Refusal)
        return { title: t('validation:tiersFormatTitle'), text: t(error.details.fields!.tiers!) };
      // Where something broke, the server has no word that would help.
      const broke = kind === 'broken' || kind === 'unreachable';
      const text = isNew ? t('form.addFailed') : t('form.saveFailed');
      return { title: t('form.failedTitle'), text: broke ? text : undefined };
    },
  });
}
