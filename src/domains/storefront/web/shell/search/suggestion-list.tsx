import type { ReactNode } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { splitMatch, type SuggestionGroup } from './suggestion-options.ts';

interface SuggestionListProps {
  id: string;
  groups: SuggestionGroup[];
  /** The last row leads to everything found. */
  all: { href: string; position: number };
  typed: string;
  /** Position of the chosen row in all groups together; -1: none. */
  active: number;
  onHover: (position: number) => void;
  onChoose: (href: string) => void;
}

export function SuggestionList(props: SuggestionListProps) {
  const { id, groups, all, typed, active, onHover, onChoose } = props;
  const { t } = useTranslation('shell');
  const row = (option: { href: string; position: number }) => ({
    id: `${id}-${option.position}`,
    isActive: option.position === active,
    onHover: () => onHover(option.position),
    onChoose: () => onChoose(option.href),
  });
  return (
    // The field keeps the focus: a press on the list must not take it away.
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('search.suggestions')}
      hidden={groups.length === 0}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-50 mt-2 max-h-[70dvh] animate-rise-in overflow-y-auto rounded-lg border border-line bg-raised p-1.5 text-ink shadow-lg"
    >
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <p id={`${id}-${title}`} className="px-3 pt-2.5 pb-1 text-xs font-medium text-muted">
            {t(`search.${title}`)}
          </p>
          {options.map((option) => (
            <Row key={option.href} {...row(option)}>
              <Emphasised name={option.name} typed={typed} />
            </Row>
          ))}
        </div>
      ))}
      <div role="presentation" className="mt-1.5 border-t border-line pt-1.5">
        <Row {...row(all)}>{t('search.all', { query: typed })}</Row>
      </div>
    </div>
  );
}

interface RowProps {
  id: string;
  isActive: boolean;
  onHover: () => void;
  onChoose: () => void;
  children: ReactNode;
}

function Row({ id, isActive, onHover, onChoose, children }: RowProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseMove={onHover}
      onClick={onChoose}
      className={cx(
        'block min-h-10 w-full cursor-pointer truncate rounded-md px-3 py-2 text-left text-sm',
        isActive && 'bg-sunken',
      )}
    >
      {children}
    </button>
  );
}

function Emphasised({ name, typed }: { name: string; typed: string }) {
  const [before, match, after] = splitMatch(name, typed);
  return (
    <>
      {before}
      <strong className="font-semibold text-accent-ink">{match}</strong>
      {after}
    </>
  );
}
