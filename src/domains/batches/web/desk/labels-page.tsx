import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Batch } from '#domains/batches/model/batch.ts';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { formatDay } from '#engine/model/dates.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';

const route = getRouteApi('/dashboard/batches/$id/labels');

/** Sheets as label makers sell them, in millimetres. */
const SHEETS = {
  'A4, 3 × 7': { columns: 3, rows: 7, width: 63.5, height: 38.1, gap: 2.5 },
  'A4, 3 × 8': { columns: 3, rows: 8, width: 70, height: 37, gap: 0 },
  'A4, 2 × 7': { columns: 2, rows: 7, width: 99.1, height: 38.1, gap: 2.5 },
  'US Letter, 3 × 10': { columns: 3, rows: 10, width: 66.7, height: 25.4, gap: 3.2 },
} as const;
type SheetName = keyof typeof SHEETS;
const NAMES = Object.keys(SHEETS) as SheetName[];

/** A sheet of labels for one batch, each with the code that leads to its page. */
export function LabelsPage() {
  const { t } = useTranslation('batches');
  const id = Number(route.useParams().id);
  const query = useQuery(apiQuery('/api/producer/batches/:id', { params: { id } }));
  const [name, setName] = useState<SheetName>(NAMES[0]!);
  return (
    <PrintFrame
      back={{ link: { to: '/dashboard', search: { tab: 'batches' } as never }, text: t('labels.back') }}
      printText={t('labels.print')}
      canPrint={query.data !== undefined}
    >
      <label className="mb-5 block text-sm print:hidden">
        <span className="mb-1 block font-medium">{t('labels.sheet')}</span>
        <Select value={name} onChange={(event) => setName(event.currentTarget.value as SheetName)}>
          {NAMES.map((each) => (
            <option key={each} value={each}>
              {t('labels.size', { name: each, width: SHEETS[each].width, height: SHEETS[each].height })}
            </option>
          ))}
        </Select>
      </label>
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(batch) => <Sheet batch={batch} sheet={SHEETS[name]} />}
      </Loaded>
    </PrintFrame>
  );
}

function Sheet({ batch, sheet }: { batch: Batch; sheet: (typeof SHEETS)[SheetName] }) {
  const { t } = useTranslation('batches');
  const { columns, rows, width, height, gap } = sheet;
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <h1 className="sr-only">{t('labels.title')}</h1>
      <div
        className="grid"
        style={{ gridTemplateColumns: `repeat(${columns}, ${width}mm)`, columnGap: `${gap}mm` }}
      >
        {Array.from({ length: columns * rows }, (_, at) => (
          <Label key={at} batch={batch} height={height} isFirst={at === 0} />
        ))}
      </div>
    </div>
  );
}

function Label({ batch, height, isFirst }: { batch: Batch; height: number; isFirst: boolean }) {
  const { t, i18n } = useTranslation('batches');
  const { id, code, bestBefore, productName } = batch;
  return (
    <div
      aria-hidden={!isFirst}
      className="flex items-center gap-2 overflow-hidden border border-dashed border-line bg-white p-[2mm] text-black print:border-transparent"
      style={{ height: `${height}mm` }}
    >
      <img
        src={apiUrl('/api/producer/batches/:id/code.svg', { params: { id } })}
        alt={t('labels.code', { code })}
        className="h-full max-h-[28mm] w-auto shrink-0"
      />
      <p className="min-w-0 text-[2.6mm] leading-tight">
        <span className="line-clamp-2 font-semibold">{productName}</span>
        <span className="block">{t('labels.batch', { code })}</span>
        {bestBefore && (
          <span className="block">
            {t('bestBefore')} {formatDay(bestBefore, 'date', i18n.language)}
          </span>
        )}
      </p>
    </div>
  );
}
