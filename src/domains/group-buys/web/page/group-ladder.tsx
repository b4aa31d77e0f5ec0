import { UsersRound } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import { formatMoney } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { ladderOf, progressOf, type GroupStep } from './group-steps.ts';
import { useUnitText } from './group-words.ts';

/** In percent of the height: the lowest step and the highest. */
const LOWEST = 34;
const HIGHEST = 80;

/** The ladder as a flight of steps that the price walks down with every unit, as on the home page. */
export function GroupLadder({ group }: { group: GroupBuy }) {
  const { t } = useTranslation('group');
  const units = useUnitText(group.product.unit);
  const { steps, at, progress } = progressOf(ladderOf(group), group.pooledQuantity);
  const heightOf = (index: number) => HIGHEST - ((HIGHEST - LOWEST) * index) / Math.max(1, steps.length - 1);
  return (
    <figure>
      <figcaption className="sr-only">{t('ladder.caption')}</figcaption>
      {/* The marker moves in units of this box: by its place, every frame would be a layout. */}
      <div className="@container-size relative h-60 sm:h-76">
        <ol
          className="grid h-full items-end gap-1 sm:gap-2"
          style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
        >
          {steps.map((step, index) => (
            <Step key={step.from} step={step} height={heightOf(index)} range={rangeOf(step)} />
          ))}
        </ol>
        {/* Where the group stands is said in words beside the ladder. */}
        <p
          aria-hidden="true"
          data-testid="group-marker"
          className="absolute bottom-0 left-0 flex animate-descend flex-col items-center transition-[translate] duration-1000 ease-soft"
          style={{
            translate: `calc(clamp(3.25rem, ${progress * 100}cqw, 100cqw - 3.25rem) - 50%) ${-heightOf(at)}cqh`,
          }}
        >
          <span className="flex items-center gap-1.5 rounded-full bg-ink px-3 py-1 text-xs font-semibold whitespace-nowrap text-page tabular-nums shadow-md sm:text-sm">
            <UsersRound className="size-4" />
            {units(group.pooledQuantity)}
          </span>
          {/* On a narrow screen it is as wide as a step: it stands above the price of the one before. */}
          <span
            className="h-[calc(0.75rem+var(--rise)*0.15rem)] w-px bg-ink sm:h-[calc(0.75rem+var(--rise)*0.19rem)] lg:h-3"
            style={{ '--rise': heightOf(Math.max(at - 1, 0)) - heightOf(at) } as CSSProperties}
          />
        </p>
      </div>
      <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-ink/12">
        <div
          className="h-full w-full origin-left rounded-full bg-zest transition-transform duration-1000 ease-soft"
          style={{ transform: `scaleX(${progress})` }}
        />
      </div>
      <ol
        aria-hidden="true"
        className="mt-2 grid gap-1 text-center text-2xs text-muted tabular-nums sm:gap-2 sm:text-xs"
        style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
      >
        {steps.map((step) => (
          <li key={step.from}>{rangeOf(step)}</li>
        ))}
      </ol>
    </figure>
  );
}

function Step({ step, height, range }: { step: GroupStep; height: number; range: string }) {
  const { t } = useTranslation('group');
  const { place, percent, unitCents } = step;
  return (
    <li
      {...(place === 'here' ? { 'aria-current': 'step' as const } : {})}
      style={{ height: `${height}%` }}
      className={cx(
        'flex flex-col items-center rounded-t-lg px-0.5 pt-3 text-center leading-tight transition-colors duration-700 ease-soft',
        place === 'behind' && 'bg-zest/20',
        place === 'here' && 'bg-zest text-on-zest',
        place === 'ahead' && 'border border-b-0 border-dashed border-line-strong',
      )}
    >
      <span className="sr-only">{t('ladder.range', { range })}</span>
      <span className="font-display text-base tabular-nums max-[22rem]:text-sm sm:text-2xl">
        {formatMoney(unitCents)}
      </span>
      <span
        className={cx(
          'mt-1 text-2xs font-semibold tabular-nums sm:text-sm',
          place === 'ahead' && 'text-muted',
        )}
      >
        {percent > 0 ? t('catalogue:purchase.percentOff', { percent }) : t('catalogue:purchase.fullPrice')}
      </span>
    </li>
  );
}

/** '10–24', '50+'. */
function rangeOf({ from, to }: GroupStep): string {
  if (to === null) return `${from}+`;
  return from === to ? String(from) : `${from}–${to}`;
}
