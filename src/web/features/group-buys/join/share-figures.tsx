import { formatMoney } from '#shared/money.ts';
import type { Share } from '#shared/group-buys/group-price.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

type ShareFiguresProps =
  | { share: Share; isFinal: true }
  | {
      share: Share;
      isFinal?: false;
      /** What the parcel costs at most; null: the organizer pays for it. */
      shippingCents: number | null;
    };

/** What the own units cost now and at most. Speaks when the quantity changes. */
export function ShareFigures(props: ShareFiguresProps) {
  const { t } = useTranslation('group');
  const { nowCents, atMostCents } = props.share;
  return (
    <div role="status" aria-atomic="true">
      <dl className="grid grid-cols-2 gap-3">
        <div className="rounded-md bg-zest-soft px-4 py-3">
          <dt className="text-sm text-muted">{t(props.isFinal ? 'figures.final' : 'figures.now')}</dt>
          <dd data-testid="share-now" className="font-display text-2xl tabular-nums sm:text-3xl">
            {formatMoney(nowCents)}
          </dd>
        </div>
        <div className="rounded-md bg-sunken px-4 py-3">
          <dt className="text-sm text-muted">{t(props.isFinal ? 'figures.alone' : 'figures.atMost')}</dt>
          <dd data-testid="share-at-most" className="font-display text-2xl tabular-nums sm:text-3xl">
            {formatMoney(atMostCents)}
          </dd>
        </div>
      </dl>
      {!props.isFinal && <ShippingLine cents={props.shippingCents} />}
    </div>
  );
}

function ShippingLine({ cents }: { cents: number | null }) {
  const { t } = useTranslation('group');
  return (
    <p className="mt-2 text-sm text-muted">
      {cents === null && t('shipping.organizer')}
      {cents === 0 && t('shipping.free')}
      {cents !== null && cents > 0 && t('shipping.plus', { amount: formatMoney(cents) })}
    </p>
  );
}
