import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ProductWithFamily } from '#domains/catalogue/model/product.ts';
import {
  FRIENDS,
  OPENING_HASH,
  offerTogether,
  termsOfProduct,
} from '#domains/group-buys/model/offer-together.ts';
import { openGroupsOfQuery } from '#domains/group-buys/web/group-buy.query.ts';
import { formatAmount, formatMoney } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';

const OpenGroupDialog = lazy(async () => ({
  default: (await import('./open-group-dialog.tsx')).OpenGroupDialog,
}));

/** What the chosen quantity costs alone and among friends, and the way to open a group buy. */
export function BuyTogether({ product, quantity }: { product: ProductWithFamily; quantity: number }) {
  const { t } = useTranslation('catalogue');
  const items = [{ productId: product.id, quantity }];
  const { aloneCents, togetherCents } = offerTogether(termsOfProduct(product), items);
  const isWorthIt = togetherCents < aloneCents && quantity * FRIENDS <= product.quantityAvailable;
  return (
    <section
      aria-label={t('together.title')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-accent-soft px-4 py-3.5"
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <UsersRound aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-6 shrink-0 text-accent-ink" />
        <div>
          <p className="font-semibold">{t('together.title')}</p>
          <p className="text-sm text-muted tabular-nums">
            {isWorthIt
              ? t('together.offer', {
                  people: FRIENDS,
                  quantity,
                  alone: formatMoney(aloneCents),
                  together: formatMoney(togetherCents),
                })
              : t('together.text')}
          </p>
          <OpenAlready productId={product.id} />
        </div>
      </div>
      <OpenGroup product={product} quantity={quantity} />
    </section>
  );
}

/** The way to a group buy of it that others have opened: the one that most people are in. */
function OpenAlready({ productId }: { productId: number }) {
  const { t } = useTranslation('catalogue');
  const { data = [] } = useQuery(openGroupsOfQuery(productId));
  const [fullest] = data.toSorted((a, b) => b.memberCount - a.memberCount);
  if (fullest === undefined) return null;
  const { slug, unitPrice } = fullest;
  return (
    <Link
      to="/group/$slug"
      params={{ slug }}
      className="mt-1 inline-block text-sm font-medium text-accent-ink tabular-nums underline underline-offset-4"
    >
      {t('together.join', { price: formatAmount(unitPrice) })}
    </Link>
  );
}

/** The form is fetched when it is first wanted, which is at once after the way over the sign-in page. */
function OpenGroup({ product, quantity }: { product: ProductWithFamily; quantity: number }) {
  const { t } = useTranslation('catalogue');
  const hydrated = useHydrated();
  const isAsked = useLocation({ select: ({ hash }) => hash === OPENING_HASH });
  const [open, setOpen] = useState<boolean>();
  const isOpen = open ?? (hydrated && isAsked);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('together.action')}
      </Button>
      {(open !== undefined || isOpen) && (
        <Suspense fallback={null}>
          <OpenGroupDialog
            product={product}
            quantity={quantity}
            url={`/product/${product.slug}#${OPENING_HASH}`}
            open={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
