import type { LineBatch } from '#domains/orders/model/order.ts';
import { formatDay } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** Which batches a line is made of; nothing where its product keeps none. Needs the texts of `orders`. */
export function LineBatches({ batches }: { batches: readonly LineBatch[] }) {
  const { t, i18n } = useTranslation('orders');
  if (batches.length === 0) return null;
  const named = (some: readonly LineBatch[]) =>
    some.map(({ code, bestBefore, quantity }) => {
      const date = bestBefore && formatDay(bestBefore, 'date', i18n.language);
      const name = date ? t('line.batch', { code, date }) : t('line.undatedBatch', { code });
      return batches.length > 1 ? `${quantity} × ${name}` : name;
    });
  const fine = batches.filter(({ recalled }) => !recalled);
  return (
    <span className="block text-xs text-muted tabular-nums wrap-anywhere">
      {fine.length > 0 && <span className="block">{named(fine).join(' · ')}</span>}
      {batches
        .filter(({ recalled }) => recalled)
        .map((batch) => (
          <span key={batch.id} className="block text-danger">
            {named([batch])}: <a href={`/batch/${batch.id}`}>{t('line.recalled')}</a>
          </span>
        ))}
    </span>
  );
}
