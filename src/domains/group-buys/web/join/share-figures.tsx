import { formatMoney } from '#engine/model/money.ts';
import type { Share } from '#domains/group-buys/model/group-sizes.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useSpoken } from '#domains/group-buys/web/page/group-words.ts';

type ShareFiguresProps =
  | { share: Share; isFinal: true }
  | {
      share: Share;
      isFinal?: false;
      quantity: number;
      /** What the parcel costs at most; null: the organizer pays for it. */
      shippingCents: number | null;
    };

/** What the visitor's units cost now and at most. */
export function ShareFigures(props: ShareFiguresProps) {
  const { t } = useTranslation('group');
  const { nowCents, atMostCents } = props.share;
  return (
    <div>
      <dl className="flex flex-wrap gap-3">
        <div className="min-w-fit grow basis-0 rounded-md bg-zest-soft px-4 py-3">
          <dt className="text-sm text-muted">{t(props.isFinal ? 'figures.final' : 'figures.now')}</dt>
          <dd
            data-testid="share-now"
            className="font-display text-2xl whitespace-nowrap tabular-nums sm:text-3xl"
          >
            {formatMoney(nowCents)}
          </dd>
        </div>
        <div className="min-w-fit grow basis-0 rounded-md bg-sunken px-4 py-3">
          <dt className="text-sm text-muted">{t(props.isFinal ? 'figures.alone' : 'figures.atMost')}</dt>
          <dd
            data-testid="share-at-most"
            className="font-display text-2xl whitespace-nowrap tabular-nums sm:text-3xl"
          >
            {formatMoney(atMostCents)}
          </dd>
        </div>
      </dl>
      {!props.isFinal && (
        <>
          <ShippingLine cents={props.shippingCents} />
          <SpokenShare share={props.share} quantity={props.quantity} />
        </>
      )}
    </div>
  );
}

/** Screen readers say it when the visitor's quantity changes. What others do to the price is said elsewhere. */
function SpokenShare({ share, quantity }: { share: Share; quantity: number }) {
  const { t } = useTranslation('group');
  const now = `${t('figures.now')} ${formatMoney(share.nowCents)}.`;
  const atMost = `${t('figures.atMost')} ${formatMoney(share.atMostCents)}.`;
  const spoken = useSpoken(quantity, `${now} ${atMost}`);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
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
