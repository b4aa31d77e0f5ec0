import { Link } from '@tanstack/react-router';
import { PackageCheck, PackageX, Truck } from 'lucide-react';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { BlockedLines } from './blocked-lines.tsx';
import { emptyReason } from './empty-reason.ts';
import type { ReturnedLine } from '#domains/returns/web/returned-line.ts';

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
