import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { ReturnedLine } from '#domains/returns/web/returned-line.ts';

/** What cannot come back, each with its reason in the server's words; nothing where all of it can. */
export function BlockedLines({ lines }: { lines: readonly ReturnedLine[] }) {
  const { t } = useTranslation('returns');
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="blocked-lines" className="rounded-lg bg-sunken px-5 py-4">
      <h2 id="blocked-lines" className="eyebrow text-muted">
        {t('items.blocked')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map(({ itemId, name, product, why }) => (
          <li key={itemId} className="flex items-center gap-4 py-3">
            <span className="block w-11 shrink-0 opacity-75">
              <ProductThumb product={product} sizes="44px" />
            </span>
            <p className="min-w-0 text-sm wrap-anywhere">
              <span className="block font-medium">{name}</span>
              <span className="block text-muted">{why}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
