import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Batch } from '#domains/batches/model/batch.ts';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { formatDay } from '#engine/model/dates.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import { LABEL_SHEETS, type LabelSheet, type SheetName } from './label-sheets.ts';

const route = getRouteApi('/dashboard/batches/$id/labels');
const NAMES = Object.keys(LABEL_SHEETS) as SheetName[];

/** A sheet of labels for one batch, each with the code that leads to its page. */
export function LabelsPage() {
  const { t } = useTranslation('batches');
  const id = Number(route.useParams().id);
  const query = useQuery(apiQuery('/api/producer/batches/:id', { params: { id } }));
  const [name, setName] = useState<SheetName>(NAMES[0]!);
  const [first, setFirst] = useState(1);
  const sheet: LabelSheet = LABEL_SHEETS[name];
  const places = sheet.columns * sheet.rows;
  return (
    <PrintFrame
      back={{
        link: { to: '/dashboard', search: { tab: 'batches', batch: id } as never },
        text: t('labels.back'),
      }}
      printText={t('labels.print')}
      canPrint={query.data !== undefined}
    >
      <div className="mb-5 grid gap-4 text-sm sm:grid-cols-[1fr_auto] print:hidden">
        <label>
          <span className="mb-1 block font-medium">{t('labels.sheet')}</span>
          <Select value={name} onChange={(event) => setName(event.currentTarget.value as SheetName)}>
            {NAMES.map((each) => (
              <option key={each} value={each}>
                {t('labels.size', {
                  name: each,
                  width: LABEL_SHEETS[each].width,
                  height: LABEL_SHEETS[each].height,
                })}
              </option>
            ))}
          </Select>
        </label>
        <label>
          <span className="mb-1 block font-medium">{t('labels.first')}</span>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={places}
            value={first}
            aria-describedby="labels-first"
            onChange={({ currentTarget: { valueAsNumber } }) =>
              setFirst(Number.isFinite(valueAsNumber) ? Math.max(1, Math.trunc(valueAsNumber)) : 1)
            }
            className="w-24 tabular-nums"
          />
        </label>
        <p id="labels-first" className="text-muted sm:col-span-2">
          {t('labels.firstHint')} {t('labels.scale')}
        </p>
      </div>
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(batch) => <Sheet batch={batch} sheet={sheet} first={Math.min(first, places)} />}
      </Loaded>
    </PrintFrame>
  );
}

interface SheetProps {
  batch: Batch;
  sheet: LabelSheet;
  /** Those before it are gone already. */
  first: number;
}

function Sheet({ batch, sheet, first }: SheetProps) {
  const { t } = useTranslation('batches');
  const { paper, columns, rows, width, height, top, left, gap } = sheet;
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <h1 className="sr-only">{t('labels.title')}</h1>
      <div
        className={cx(
          'grid w-max border border-line bg-white print:border-0',
          paper === 'a4' ? 'sheet-a4' : 'sheet-letter',
        )}
        style={{
          gridTemplateColumns: `repeat(${columns}, ${width}mm)`,
          columnGap: `${gap}mm`,
          padding: `${top}mm ${left}mm 0`,
        }}
      >
        {Array.from({ length: columns * rows }, (_, at) => (
          <div key={at} style={{ height: `${height}mm` }} aria-hidden={at !== first - 1}>
            {at >= first - 1 && <Label batch={batch} />}
          </div>
        ))}
      </div>
    </div>
  );
}

function Label({ batch }: { batch: Batch }) {
  const { t, i18n } = useTranslation('batches');
  const { id, code, bestBefore, productName } = batch;
  return (
    <div className="flex h-full items-center gap-[2mm] overflow-hidden border border-dashed border-line p-[2mm] text-black print:border-transparent">
      <img
        src={apiUrl('/api/producer/batches/:id/code.svg', { params: { id } })}
        alt={t('labels.code', { code })}
        className="aspect-square h-full max-h-[28mm] w-auto shrink-0"
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
