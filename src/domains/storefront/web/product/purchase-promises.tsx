import { MapPin, Snowflake, Truck, Undo2, CalendarCheck, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { shippedFrom } from '#domains/catalogue/model/seasons/season.ts';
import type { ProductWithFamily } from '#domains/catalogue/model/product.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { METHOD_RULES } from '#domains/pricing/model/delivery/method-rules.ts';
import { arrivalOf, BULK_QUANTITY } from '#domains/pricing/model/delivery/methods.ts';
import { formatDays } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';

interface PurchasePromisesProps {
  product: ProductWithFamily;
  quantity: number;
}

/** What somebody asks before pressing the button: when it comes, from where, how it travels, and whether it may go back. */
export function PurchasePromises({ product, quantity }: PurchasePromisesProps) {
  const { t: tCatalogue } = useTranslation('catalogue');
  const { t, ready } = useTranslation('offer');
  const { maker, perishable, inStock } = product;
  // Over a list the texts may still be on their way: their place is kept.
  if (!ready) return <div className={perishable ? 'min-h-38' : 'min-h-30'} />;
  return (
    <ul className="flex flex-col gap-1.5 text-sm text-muted" aria-label={t('promises.label')}>
      {inStock && (
        <Line icon={CalendarCheck}>
          <Arrives shipsFrom={shippedFrom(product)} />
          {quantity >= BULK_QUANTITY && ` ${t('promises.bulk')}`}
        </Line>
      )}
      <Line icon={Truck}>{tCatalogue('purchase.freeShipping')}</Line>
      {maker && <Line icon={MapPin}>{t('promises.from', { place: maker.location })}</Line>}
      {perishable && <Line icon={Snowflake}>{t('promises.cold')}</Line>}
      <Line icon={Undo2}>{t(perishable ? 'promises.returnsPerishable' : 'promises.returns')}</Line>
    </ul>
  );
}

/** Pages are cached for everybody: the days are counted by the clock of the one who reads them. */
function Arrives({ shipsFrom }: { shipsFrom: Day | null }) {
  const { t, i18n } = useTranslation('offer');
  const hydrated = useHydrated();
  const [now] = useState(() => new Date());
  if (!hydrated && shipsFrom === null) return t('promises.usual', { ...METHOD_RULES.standard });
  const { earliest, latest } = arrivalOf('standard', now, shipsFrom);
  return (
    <strong className="font-semibold text-ink">
      {t('promises.arrives', { days: formatDays(earliest, latest, i18n.language) })}
    </strong>
  );
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden="true" className="mt-px size-4.5 shrink-0 text-accent-ink" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
