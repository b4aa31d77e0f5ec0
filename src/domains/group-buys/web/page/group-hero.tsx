import { Link } from '@tanstack/react-router';
import { TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { nextTierSavingCents, savedTogetherCents } from '#domains/group-buys/model/group-savings.ts';
import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import { formatAmount, formatMoney } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Countdown } from './countdown.tsx';
import { GroupLadder } from './group-ladder.tsx';
import { openingOf } from './group-steps.ts';
import { nameOf, useUnitText } from './group-words.ts';

/** What is bought, how far the group has come, and how long it can go on. */
export function GroupHero({ group, children }: { group: GroupBuy; children: ReactNode }) {
  const { t } = useTranslation('group');
  const { product, status } = group;
  const organizer = group.members.find(({ isOrganizer }) => isOrganizer)?.firstName;
  return (
    <section data-scheme="dark" aria-labelledby="group-title" className="bg-page text-ink">
      <Container className="pt-6 pb-8 sm:pt-10 sm:pb-12">
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-x-4 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:grid-rows-[1fr_auto] md:gap-x-12">
          <div className="min-w-0">
            <p className="eyebrow text-zest">
              {organizer === undefined ? t('hero.eyebrow') : t('hero.openedBy', { name: organizer })}
            </p>
            <h1 id="group-title" className="mt-2 text-3xl wrap-anywhere md:mt-3 md:text-4xl lg:text-5xl">
              {group.title ?? t('meta.title', { product: nameOf(group) })}
            </h1>
            <p className="mt-3 text-sm text-muted sm:text-base">
              <Link
                to="/product/$slug"
                params={{ slug: product.slug }}
                className="font-medium text-ink underline underline-offset-4"
              >
                {product.name}
              </Link>{' '}
              {t('hero.from', { producer: product.producerName })}
            </p>
          </div>
          <Picture
            src={product.imageUrl}
            preview={product.imagePreview}
            alt=""
            width={800}
            height={800}
            sizes="(min-width: 48rem) 22rem, 7rem"
            priority
            className="aspect-4/5 rounded-lg md:row-span-2 md:aspect-square md:rounded-xl"
          />
          <div className="col-span-2 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 md:col-span-1">
            <PriceNow group={group} />
            {status === 'open' ? <Countdown closesAt={group.closesAt} /> : <Ended status={status} />}
          </div>
        </div>
        <div className="mt-8 sm:mt-10">
          <GroupLadder group={group} />
        </div>
        {status === 'open' && <NextStep group={group} />}
      </Container>
      {children}
    </section>
  );
}

/** What the price above the ladder is. */
const PRICE_SAID = { open: 'now', settled: 'paid', expired: 'missed', cancelled: 'missed' } as const;

function PriceNow({ group }: { group: GroupBuy }) {
  const { t } = useTranslation('group');
  const units = useUnitText(group.product.unit);
  const { unitPrice, price, percentage, pooledQuantity, status } = group;
  // Of several sizes, the price on show is of the one that the group buy was opened for.
  const ofSize = group.sizes.find(({ productId }) => productId === group.product.id);
  return (
    <div>
      <p className="eyebrow text-muted">
        {t(`price.${PRICE_SAID[status]}`)}
        {ofSize !== undefined && ` · ${ofSize.label}`}
      </p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span data-testid="unit-price" className="font-display text-5xl tabular-nums">
          {formatAmount(unitPrice)}
        </span>
        {unitPrice < price && (
          <s className="text-muted tabular-nums">
            <span className="sr-only">{t('price.insteadOf')} </span>
            {formatAmount(price)}
          </s>
        )}
        {percentage > 0 && (
          <Badge tone="zest">{t('catalogue:purchase.percentOff', { percent: percentage })}</Badge>
        )}
      </p>
      <p className="mt-1 text-sm text-muted">
        {t(status === 'open' ? 'price.pooled' : 'price.pooledInAll', { units: units(pooledQuantity) })}
      </p>
    </div>
  );
}

function Ended({ status }: { status: 'settled' | 'cancelled' | 'expired' }) {
  const { t } = useTranslation('group');
  return (
    <p className="rounded-full bg-surface px-5 py-2 font-display text-xl">{t(`ended.${status}.badge`)}</p>
  );
}

/** How many more reach the next tier, and what that saves everybody. */
function NextStep({ group }: { group: GroupBuy }) {
  const { t } = useTranslation('group');
  const units = useUnitText(group.product.unit);
  const { minimumQuantity, pooledQuantity, quantityLeft } = group;
  // What nobody can reach any more is no step.
  const nextTier = group.nextTier !== null && group.nextTier.missing <= quantityLeft ? group.nextTier : null;
  const opening = openingOf(group);
  const shares = group.members.map(({ items }) => items);
  const saved = savedTogetherCents(opening, shares);
  const more = nextTierSavingCents(opening, shares);
  const toMinimum = minimumQuantity - pooledQuantity;
  return (
    <div className="mt-6 flex flex-col gap-2 sm:mt-8">
      {nextTier !== null && (
        <p className="flex items-start gap-3 text-lg sm:text-xl">
          <TrendingDown aria-hidden="true" className="mt-1 size-6 shrink-0 text-zest" />
          <span>
            <strong className="font-semibold text-zest">
              {t('next.missing', { units: units(nextTier.missing) })}
            </strong>{' '}
            {group.sizes.length === 0
              ? t('next.price', { price: formatAmount(nextTier.unitPrice) })
              : t('next.off', { percent: nextTier.percentage })}{' '}
            {more > 0 && t('next.saves', { count: shares.length, amount: formatMoney(more) })}
          </span>
        </p>
      )}
      {nextTier === null && group.percentage > 0 && (
        <p className="text-lg sm:text-xl">{t('next.top', { percent: group.percentage })}</p>
      )}
      {saved > 0 && <p className="text-muted">{t('next.saved', { amount: formatMoney(saved) })}</p>}
      {toMinimum > 0 && (
        <p className="text-muted">
          {t('next.minimum', { minimum: units(minimumQuantity), missing: toMinimum })}
        </p>
      )}
    </div>
  );
}
