import { Link } from '@tanstack/react-router';
import { PackageCheck, PackageX, Truck } from 'lucide-react';
import type { Order, OrderPart } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import type { ReturnOption } from '#domains/returns/model/return.ts';
import type { ReturnedLine } from './reason-offers.ts';

const ICONS = { underway: Truck, returned: PackageCheck, closed: PackageX, cancelled: PackageX };

/** Says why nothing of the order can be returned: as a whole, and line by line where the reasons differ. */
export function NothingToReturn({ order, lines }: { order: Order; lines: readonly ReturnedLine[] }) {
  const { t } = useTranslation('returns');
  const state = emptyReason(order.parts, lines);
  const Icon = ICONS[state];
  return (
    <>
      <EmptyState
        size="sm"
        icon={<Icon aria-hidden="true" />}
        title={t(`states.${state}.title`)}
        description={t(`states.${state}.text`)}
        actions={
          <Button asChild variant="secondary">
            <Link to="/returns">{t('page.policy')}</Link>
          </Button>
        }
      />
      {state === 'closed' && <BlockedLines lines={lines} />}
    </>
  );
}

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

type EmptyReason = 'cancelled' | 'underway' | 'returned' | 'closed';

/** Why nothing of an order can be returned; `closed` where the lines have reasons of their own. */
export function emptyReason(
  parts: readonly Pick<OrderPart, 'status'>[],
  lines: readonly Pick<ReturnOption, 'quantityLeft'>[],
): EmptyReason {
  const open = parts.filter(({ status }) => status !== 'cancelled');
  if (open.length === 0) return 'cancelled';
  if (open.every(({ status }) => status !== 'delivered')) return 'underway';
  return lines.every(({ quantityLeft }) => quantityLeft === 0) ? 'returned' : 'closed';
}
