import { useQuery } from '@tanstack/react-query';
import { useSearch, type LinkProps } from '@tanstack/react-router';
import { PackageOpen } from 'lucide-react';
import type { PackingSlip } from '#domains/orders/model/packing-slips.ts';
import { brand } from '#engine/model/brand.ts';
import { apiKey } from '#engine/web/api/api-query.ts';
import { apiRead } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { SlipSheet } from './packing-slip.tsx';
import { slipLots } from './slip-lots.ts';

interface SlipsProps {
  path: '/api/admin/orders/slips' | '/api/producer/orders/slips';
  desk: '/admin' | '/dashboard';
}

async function slipsOf(path: SlipsProps['path'], ids: string): Promise<PackingSlip[]> {
  const slips: PackingSlip[] = [];
  for (const lot of slipLots(ids)) slips.push(...(await apiRead(path, { query: { ids: lot } })));
  return slips;
}

/** What goes into the parcels of several orders, a sheet of paper each. */
function Slips({ path, desk }: SlipsProps) {
  const { t } = useTranslation('producer-desk');
  const { ids = '' } = useSearch({ from: `${desk}/orders/slips` });
  const query = useQuery({ queryKey: [...apiKey(path), ids], queryFn: () => slipsOf(path, ids) });
  const slips = query.data ?? [];
  const back: LinkProps = { to: desk, search: { tab: 'orders' } as never };
  return (
    <PrintFrame
      back={{ link: back, text: t('slip.back') }}
      printText={t('slip.print')}
      canPrint={slips.length > 0}
    >
      <h1 className="sr-only print:hidden">{t('slip.several')}</h1>
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState size="sm" icon={<PackageOpen aria-hidden="true" />} title={t('slip.none')} />
          ) : (
            <ul className="grid gap-8 print:block">
              {found.map((slip) => (
                <li key={slip.partId} className="print:not-last:break-after-page">
                  <SlipSheet order={slip} company={slip.producerName ?? brand().name} heading="h2" />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </PrintFrame>
  );
}

/** Of all parcels, for those who run the shop. */
export function PackingSlips() {
  return <Slips path="/api/admin/orders/slips" desk="/admin" />;
}

/** Of the own parcels. */
export function OwnPackingSlips() {
  return <Slips path="/api/producer/orders/slips" desk="/dashboard" />;
}
