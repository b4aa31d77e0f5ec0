import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button, buttonClasses } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { DropPanel } from '#engine/web/ui/overlays/drop-panel.tsx';
import { Drawer } from '#engine/web/ui/overlays/drawer.tsx';
import type { DataColumn } from './data-table.tsx';
import type { ListFilter } from './use-narrowing.ts';

interface ListFiltersProps {
  filters: readonly ListFilter[];
  /** By name, those that are chosen. */
  chosen: Readonly<Record<string, string>>;
  onChoose: (name: string, value: string) => void;
  onClear: () => void;
  /** A phone shows no heads of columns: there the sheet says by which the list is sorted. */
  sorting: Pick<SortChipProps, 'sort' | 'onSort'> & { columns: readonly DataColumn<never>[] };
}

/**
 * What narrows a list, as a row of chips; those that are folded stand behind one button, and as chips to take away once
 * they are chosen. On a phone all of them stand in a sheet. Several may be chosen at once.
 */
export function ListFilters({ filters, chosen, onChoose, onClear, sorting }: ListFiltersProps) {
  const { t } = useTranslation('lists');
  const [open, setOpen] = useState(false);
  const count = Object.keys(chosen).length;
  const sorted = sorting.columns.filter(({ sort }) => sort !== undefined);
  if (filters.length === 0 && sorted.length === 0) return null;
  const chipOf = (filter: ListFilter) => (
    <FilterChip
      key={filter.name}
      filter={filter}
      value={chosen[filter.name] ?? ''}
      onChange={(value) => onChoose(filter.name, value)}
    />
  );
  const folded = filters.filter((filter) => filter.folded);
  const clear = count > 0 && (
    <Button size="sm" variant="ghost" onClick={onClear}>
      <X aria-hidden="true" className="size-4" />
      {t('clear')}
    </Button>
  );
  return (
    <>
      <div className="hidden sm:contents">
        {filters.filter((filter) => !filter.folded).map(chipOf)}
        {folded.map((filter) => {
          const value = chosen[filter.name];
          return value === undefined ? null : (
            <ChosenChip
              key={filter.name}
              text={said(filter, value)}
              onRemove={() => onChoose(filter.name, '')}
            />
          );
        })}
        {folded.length > 0 && (
          <DropPanel
            id="list-more-filters"
            label={t('moreFilters')}
            button={
              <>
                <SlidersHorizontal aria-hidden="true" className="size-4" />
                {t('moreFilters')}
              </>
            }
            buttonClassName={`${buttonClasses('ghost', 'sm')} px-3`}
            panelClassName="w-80 p-3"
          >
            {() => (
              // Arrows choose in fields and lists here; they do not walk from one to the next.
              <div
                role="presentation"
                className="flex w-full flex-col items-start gap-2.5"
                onKeyDown={(event) => {
                  if (event.key.startsWith('Arrow')) event.stopPropagation();
                }}
              >
                {folded.map(chipOf)}
              </div>
            )}
          </DropPanel>
        )}
        {clear}
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="sm:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {count === 0 ? t('filters') : t('filtersChosen', { count })}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={t('filters')}
        closeLabel={t('close')}
        className="inset-y-auto bottom-0 max-h-[85dvh] max-w-none rounded-t-xl"
      >
        <div className="flex flex-wrap items-center gap-3 pb-4">
          {filters.map(chipOf)}
          {sorted.length > 0 && <SortChip {...sorting} columns={sorted} />}
          {clear}
        </div>
      </Drawer>
    </>
  );
}

/** As a chip says it: 'Gifts', 'Payment: By card', 'From 2026-11-01'. */
function said(filter: ListFilter, value: string): string {
  if ('value' in filter) return filter.label;
  return `${filter.label}: ${'options' in filter ? (filter.options[value] ?? value) : value}`;
}

interface SortChipProps {
  columns: readonly { header: string; sort?: string | undefined }[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}

function SortChip({ columns, sort, onSort }: SortChipProps) {
  const { t } = useTranslation('lists');
  return (
    <span
      className={cx(
        CHIP,
        sort === undefined ? NOT_CHOSEN : CHOSEN,
        'relative inline-flex max-w-full items-center',
      )}
    >
      <select
        aria-label={t('sort')}
        value={sort ?? ''}
        onChange={(event) => onSort(event.currentTarget.value || undefined)}
        className={SELECT}
      >
        <option value="">{t('sort')}</option>
        {columns.flatMap(({ header, sort: by }) => [
          <option key={by} value={by}>
            {t('sortUp', { column: header })}
          </option>,
          <option key={`-${by}`} value={`-${by}`}>
            {t('sortDown', { column: header })}
          </option>,
        ])}
      </select>
    </span>
  );
}

function ChosenChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useTranslation('lists');
  return (
    <span className={cx(CHIP, CHOSEN, 'inline-flex max-w-64 items-center pl-3.5')}>
      <span className="truncate">{text}</span>
      <button
        type="button"
        aria-label={t('removeFilter', { filter: text })}
        onClick={onRemove}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-full outline-none"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}

const CHIP =
  'min-h-9 rounded-full border text-sm font-medium transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink max-sm:min-h-11';
const SELECT =
  'min-h-8.5 max-w-56 cursor-pointer truncate rounded-full bg-transparent pr-2 pl-3 outline-none [&>option]:bg-raised [&>option]:text-ink';
const CHOSEN = 'border-accent-ink bg-accent-soft text-accent-ink';
const NOT_CHOSEN = 'border-line-strong bg-surface hover:border-ink';

interface FilterChipProps {
  filter: ListFilter;
  /** Empty where nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
}

function FilterChip({ filter, value, onChange }: FilterChipProps) {
  const { t } = useTranslation('lists');
  const looks = cx(CHIP, value === '' ? NOT_CHOSEN : CHOSEN);
  if ('value' in filter) {
    return (
      <label className={cx(looks, 'inline-flex cursor-pointer items-center px-3.5')}>
        <input
          type="checkbox"
          checked={value !== ''}
          onChange={(event) => onChange(event.currentTarget.checked ? filter.value : '')}
          className="sr-only"
        />
        {filter.label}
      </label>
    );
  }
  if ('byLink' in filter) {
    if (value === '') return null;
    return (
      <button
        type="button"
        aria-label={t('without', { label: filter.label })}
        onClick={() => onChange('')}
        className={cx(looks, 'inline-flex items-center gap-1.5 px-3.5')}
      >
        {filter.label} #{value}
        <X aria-hidden="true" className="size-4" />
      </button>
    );
  }
  if ('type' in filter) {
    return (
      <label className={cx(looks, 'inline-flex items-center gap-2 px-3.5')}>
        {filter.label}
        <input
          type={filter.type}
          value={value}
          min={0}
          step="any"
          onChange={(event) => onChange(event.currentTarget.value)}
          className={cx('bg-transparent outline-none', filter.type === 'number' && 'w-20')}
        />
      </label>
    );
  }
  return (
    <span className={cx(looks, 'relative inline-flex max-w-full items-center')}>
      <select
        aria-label={filter.label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={SELECT}
      >
        <option value="">{t('any', { label: filter.label })}</option>
        {Object.entries(filter.options).map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
