import { Link } from '@tanstack/react-router';
import type { ProductCard } from '#domains/catalogue/model/product-card.ts';
import { formatDay } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { monthsOf } from './season-months.ts';
import { seasonWords } from './season-words.ts';

/** Which of a producer's products are sold in which months; nothing where all are sold all year. */
export function SeasonCalendar({ products }: { products: readonly ProductCard[] }) {
  const { t, i18n } = useTranslation('catalogue');
  const seasonal = products.filter((product) => monthsOf(product).some((isSold) => !isSold));
  if (seasonal.length === 0) return null;
  const months = Array.from({ length: 12 }, (_, at) => `2000-${String(at + 1).padStart(2, '0')}-01`);
  return (
    <section aria-labelledby="season-calendar" className="mt-14">
      <h3 id="season-calendar" className="text-2xl">
        {t('season.calendar')}
      </h3>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {seasonal.map((product) => {
          const sold = monthsOf(product);
          const named = months.filter((_, at) => sold[at]);
          return (
            <li key={product.id} className="grid gap-x-8 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
              <div className="min-w-0">
                <Link
                  to="/product/$slug"
                  params={{ slug: product.slug }}
                  className="font-medium underline-offset-4 hover:underline"
                >
                  {product.name}
                </Link>
                <p className="text-sm text-muted">{seasonWords(t, i18n.language, product)}</p>
              </div>
              <p className="sr-only">
                {named.map((month) => formatDay(month, 'month', i18n.language)).join(', ')}
              </p>
              <ol aria-hidden="true" className="grid grid-cols-12 gap-1 self-center text-center text-2xs">
                {months.map((month, at) => (
                  <li
                    key={month}
                    className={cx(
                      'min-w-5 rounded-sm px-1 py-1.5',
                      sold[at] ? 'bg-accent text-on-accent font-medium' : 'bg-ink/5 text-muted',
                    )}
                  >
                    {formatDay(month, 'shortMonth', i18n.language)}
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
