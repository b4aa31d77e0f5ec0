import { useQuery } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { useId, useState } from 'react';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import type { BatchChoices } from '#domains/orders/model/line-batches.ts';
import { isLeft, leftUnits } from '#domains/orders/model/removals/left-units.ts';
import { formatDay } from '#engine/model/dates.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { FormDialog } from '#engine/web/lists/edit-dialog.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import {
  batchOfScan,
  packedBefore,
  stoppedCodes,
  unitsOf,
  withOneMore,
  type PackedUnits,
} from './packed-units.ts';
import { ScanCode } from './scan-code.tsx';

type Line = ProducerOrder['items'][number];
type Choices = BatchChoices['items'][number];

/** What is really in the parcel: chosen, typed, or scanned jar by jar. */
export function PackingDialog({ order }: { order: ProducerOrder }) {
  const { t } = useTranslation('producer-desk');
  return (
    <FormDialog
      title={t('packing.title')}
      description={t('packing.text')}
      trigger={
        <Button variant="secondary">
          <PackageCheck aria-hidden="true" />
          {t('packing.open')}
        </Button>
      }
    >
      {(onDone) => <Packing order={order} onDone={onDone} />}
    </FormDialog>
  );
}

function Packing({ order, onDone }: { order: ProducerOrder; onDone: () => void }) {
  const query = useQuery(apiQuery('/api/producer/orders/:id/batches', { params: { id: order.id } }));
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-48 w-full rounded-lg" />}>
      {(choices) => <PackedLines order={order} choices={choices} onDone={onDone} />}
    </Loaded>
  );
}

interface PackedLinesProps {
  order: ProducerOrder;
  choices: BatchChoices;
  onDone: () => void;
}

function PackedLines({ order, choices, onDone }: PackedLinesProps) {
  const { t } = useTranslation('producer-desk');
  const lines = order.items.filter((line) => line.tracksBatches && isLeft(line));
  const [packed, setPacked] = useState<Record<number, PackedUnits>>(() =>
    Object.fromEntries(
      lines.map((line) => [line.id, packedBefore(line.batches, choicesOf(choices, line).batches)]),
    ),
  );
  const save = useChange({
    send: () =>
      apiRequest('PATCH /api/producer/orders/:id/batches', {
        params: { id: order.id },
        body: { items: lines.map(({ id }) => ({ itemId: id, batches: sentOf(packed[id]!) })) },
      }),
    refreshes: DESK,
    done: () => ({ title: t('packing.saved') }),
    failed: { title: t('form.failedTitle') },
  });
  const isWhole = lines.every((line) => unitsOf(packed[line.id]!) === leftUnits(line));
  return (
    <div className="flex flex-col gap-6">
      {lines.map((line) => (
        <PackedLine
          key={line.id}
          line={line}
          of={choicesOf(choices, line)}
          packed={packed[line.id]!}
          onChange={(units) => setPacked((before) => ({ ...before, [line.id]: units }))}
        />
      ))}
      <Button
        size="lg"
        disabled={!isWhole}
        loading={save.isPending}
        onClick={() => save.mutate(undefined, { onSuccess: onDone })}
      >
        {t('packing.save')}
      </Button>
    </div>
  );
}

const choicesOf = ({ items }: BatchChoices, { id }: Line): Choices =>
  items.find(({ itemId }) => itemId === id) ?? { itemId: id, gtin: null, batches: [] };

const sentOf = (packed: PackedUnits) =>
  Object.entries(packed)
    .filter(([, quantity]) => quantity > 0)
    .map(([code, quantity]) => ({ code, quantity }));

interface PackedLineProps {
  line: Line;
  of: Choices;
  packed: PackedUnits;
  onChange: (packed: PackedUnits) => void;
}

function PackedLine({ line, of, packed, onChange }: PackedLineProps) {
  const { t, i18n } = useTranslation('producer-desk');
  const name = useId();
  const units = unitsOf(packed);
  const wanted = leftUnits(line);
  const stopped = stoppedCodes(line.batches, of.batches);
  const change = (code: string, quantity: number) =>
    onChange({ ...packed, [code]: Number.isFinite(quantity) ? Math.max(0, Math.trunc(quantity)) : 0 });
  return (
    <section aria-labelledby={name} className="rounded-lg bg-sunken p-4">
      <h3 id={name} className="font-medium">
        {line.productName}
      </h3>
      <p aria-live="polite" className={units === wanted ? 'text-sm text-muted' : 'text-sm text-danger'}>
        {t('packing.count', { units, quantity: wanted })}
      </p>
      {stopped.length > 0 && (
        <Notice tone="warning" className="mt-2">
          {t('packing.stopped', { codes: stopped.join(', ') })}
        </Notice>
      )}
      <ul className="mt-3 flex flex-col gap-2">
        {of.batches.map(({ code, bestBefore, quantity }) => (
          <li key={code} className="flex items-center gap-3">
            <label className="min-w-0 flex-1 text-sm" htmlFor={`${name}-${code}`}>
              <span className="block font-medium wrap-anywhere">{code}</span>
              <span className="block text-xs text-muted">
                {bestBefore
                  ? t('packing.until', {
                      date: formatDay(bestBefore, 'date', i18n.language),
                      count: quantity,
                    })
                  : t('packing.there', { count: quantity })}
              </span>
            </label>
            <TextInput
              id={`${name}-${code}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={Math.min(quantity, wanted)}
              value={packed[code] ?? 0}
              onChange={(event) => change(code, event.currentTarget.valueAsNumber)}
              className="w-20 text-right tabular-nums"
            />
          </li>
        ))}
      </ul>
      <CodeEntry of={of} onCode={(code) => onChange(withOneMore(packed, code, wanted))} />
    </section>
  );
}

/** A code that is typed, or scanned, moves one unit to its batch. */
function CodeEntry({ of, onCode }: { of: Choices; onCode: (code: string) => void }) {
  const { t } = useTranslation('producer-desk');
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState<string>();
  const [taken, setTaken] = useState<string>();
  const take = (text: string) => {
    const code = batchOfScan(text, of);
    setUnknown(code === undefined ? text.slice(0, 60) : undefined);
    setTaken(code);
    if (code === undefined) return;
    onCode(code);
    setTyped('');
  };
  return (
    <form
      className="mt-4 flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') take(typed);
      }}
    >
      <TextInput
        aria-label={t('packing.code')}
        placeholder={t('packing.code')}
        value={typed}
        maxLength={200}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="min-w-32 flex-1"
      />
      <Button type="submit" size="sm" variant="secondary">
        {t('packing.add')}
      </Button>
      <ScanCode onCode={take} />
      {/* Where the line is full of this batch already, nothing else tells that the jar was seen. */}
      <p role="status" className="basis-full text-sm text-muted wrap-anywhere">
        {taken !== undefined && t('packing.taken', { code: taken })}
      </p>
      {unknown !== undefined && (
        <p role="alert" className="basis-full text-sm text-danger wrap-anywhere">
          {t('packing.unknown', { code: unknown })}
        </p>
      )}
    </form>
  );
}
