import type { StandingOrder } from '#domains/standing-orders/model/standing-order.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { TotalsList } from '#engine/web/ui/content/totals-list.tsx';
import { PastDates } from './past-dates.tsx';
import { StandingActions } from './standing-actions.tsx';

/** A standing order: what comes next at what price, what is in the way, and what became of the dates before. */
export function StandingCard({ standing }: { standing: StandingOrder }) {
  const { t, i18n } = useTranslation('standing');
  const { id, status, everyWeeks, next, pauseReason, shippingAddress, paymentMethod, card } = standing;
  const day = (date: string) => formatDay(date, 'longDate', i18n.language);
  return (
    <Card padding="none" className="wrap-anywhere">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-sunken px-5 py-3">
        <h2 className="mr-1 text-lg">{t('own.title', { id })}</h2>
        <Badge>{t(`status.${status}`)}</Badge>
        <span className="text-sm text-muted">{t('every', { count: everyWeeks })}</span>
      </header>
      <div className="grid gap-x-10 gap-y-5 px-5 py-4 md:grid-cols-2">
        <section aria-label={t('own.next')} className="flex flex-col gap-3">
          <h3 className="text-base font-medium">
            {status === 'active' ? t('own.nextOn', { day: day(next.placedOn) }) : t('own.contents')}
          </h3>
          <NextLines standing={standing} />
          {status === 'active' && (
            <p className="text-sm text-muted">{t(next.announced ? 'own.announced' : 'own.estimate')}</p>
          )}
        </section>
        <section aria-label={t('own.details')} className="flex flex-col gap-3 text-sm">
          {pauseReason !== null && <Notice tone="warning">{t(`pauseReason.${pauseReason}`)}</Notice>}
          {status === 'active' && next.obstacle !== null && (
            <Notice tone="danger">{t(`reason.${next.obstacle}`)}</Notice>
          )}
          <p className="whitespace-pre-line text-muted">{shippingAddress}</p>
          <p className="text-muted">
            {t(`form.paymentMethods.${paymentMethod}`)}
            {card !== null && ` · ${card}`}
          </p>
          {status === 'active' && (
            <p className="text-muted">
              {t('own.after', {
                dates: standing.dates
                  .slice(1, 4)
                  .map((date) => formatDay(date, 'monthDay', i18n.language))
                  .join(' · '),
              })}
            </p>
          )}
        </section>
      </div>
      <PastDates standing={standing} />
      <StandingActions standing={standing} />
    </Card>
  );
}

function NextLines({ standing: { next, status } }: { standing: StandingOrder }) {
  const { t, i18n } = useTranslation('standing');
  const there = next.lines.filter(({ missing }) => missing === null);
  return (
    <>
      <TotalsList
        rows={[
          ...there.map((line) => ({
            key: `line-${line.productId}`,
            label:
              line.percentage > 0
                ? t('own.lineLess', {
                    quantity: line.quantity,
                    name: line.name,
                    percent: formatPercent(line.percentage, i18n.language),
                  })
                : `${line.quantity} × ${line.name}`,
            amount: formatAmount(line.price),
          })),
          { key: 'shipping', label: t('own.shipping'), amount: formatAmount(next.shipping) },
          { key: 'total', label: t('own.total'), amount: formatAmount(next.total), tone: 'total' as const },
        ]}
      />
      <ul className="flex flex-col gap-1 text-sm">
        {next.lines.flatMap(({ productId, name, quantity, missing, availableFrom, before, unitPrice }) => [
          missing !== null && (
            <li key={`missing-${productId}`} className="text-warning">
              {t(`missing.${availableFrom === null ? missing : 'seasonFrom'}`, {
                name,
                quantity,
                day: availableFrom === null ? '' : formatDay(availableFrom, 'longDate', i18n.language),
              })}
            </li>
          ),
          missing === null && before !== null && status === 'active' && (
            <li key={`price-${productId}`} className="text-muted">
              {t('own.newPrice', { name, before: formatAmount(before), now: formatAmount(unitPrice) })}
            </li>
          ),
        ])}
      </ul>
    </>
  );
}
