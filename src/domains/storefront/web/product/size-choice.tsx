import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { perMeasure } from '#domains/catalogue/web/unit-name.ts';
import type { Family } from '#domains/catalogue/model/families/family.ts';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';

interface SizeChoiceProps {
  family: Family;
  /** Of the size that the page shows. */
  productId: number;
  /** Over a list, another size takes the place of this one there. */
  inModal: boolean;
}

const FEW_LEFT = 10;

/** The sizes of a product, each with its own URL and picture: another one is chosen without loading the page anew. */
export function SizeChoice({ family, productId, inModal }: SizeChoiceProps) {
  const { t } = useTranslation('catalogue');
  const router = useRouter();
  const showHere = (slug: string) => (event: MouseEvent) => {
    if (!inModal || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({
      to: '.',
      search: (previous) => ({ ...previous, product: slug }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <nav aria-label={t('sizes.label')}>
      <p aria-hidden="true" className="eyebrow mb-2 text-muted">
        {t('sizes.label')}
      </p>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {family.members.map((size) => {
          const isShown = size.productId === productId;
          return (
            <li key={size.productId}>
              <Link
                to="/product/$slug"
                params={{ slug: size.slug }}
                resetScroll={false}
                onClick={showHere(size.slug)}
                aria-current={isShown ? 'true' : undefined}
                data-testid="size"
                className={cx(
                  'flex h-full items-center gap-2.5 rounded-md border p-2 leading-tight transition-colors',
                  isShown
                    ? 'border-accent-ink bg-zest-soft text-ink'
                    : 'border-line bg-surface hover:border-line-strong',
                  !size.inStock && 'text-muted',
                )}
              >
                <Picture
                  src={size.imageUrl}
                  alt=""
                  width={96}
                  height={96}
                  sizes="2.5rem"
                  preview={size.imagePreview}
                  className="size-10 shrink-0 rounded-sm"
                />
                <span className="min-w-0">
                  <span className="block text-sm font-semibold">{size.label}</span>
                  <span className="block text-sm tabular-nums">{formatAmount(size.price)}</span>
                  {size.unitPrice !== null && (
                    <span className="block text-2xs text-muted tabular-nums">
                      {perMeasure(t, size.unitPrice)}
                    </span>
                  )}
                  {!size.inStock && <span className="block text-2xs">{t('outOfStock')}</span>}
                  {size.inStock && size.quantityAvailable < FEW_LEFT && (
                    <span className="block text-2xs text-warning">
                      {t('purchase.lowStock', { count: size.quantityAvailable })}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
