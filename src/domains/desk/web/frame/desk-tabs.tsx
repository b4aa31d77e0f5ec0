import { useEffect, type KeyboardEvent } from 'react';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { deskUrl, type useOpenDeskPage } from '#engine/web/lists/desk-navigation.ts';
import { useDeskSections } from '#engine/web/lists/desk-pages.ts';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';
import { PageCount } from './page-count.tsx';

type Right = DeskPage['right'];
type Place = 'side' | 'drawer';

/** The texts of a desk; its pages are named there. */
export const NAMESPACES: Readonly<Record<Right, 'admin' | 'producer-desk'>> = {
  ADMIN: 'admin',
  PRODUCER: 'producer-desk',
};

export const tabId = (place: Place, name: string) => `desk-tab-${place}-${name}`;

interface DeskTabsProps {
  right: Right;
  current: string;
  /** Id of the panel that they open. */
  controls: string;
  /** The same tabs stand at the side and, on a phone, in a drawer. */
  place?: Place;
  onOpen: ReturnType<typeof useOpenDeskPage>;
}

/** The pages of the desk, as tabs one below the other, under their headings. */
export function DeskTabs({ right, current, controls, place = 'side', onOpen }: DeskTabsProps) {
  const { t } = useTranslation(NAMESPACES[right]);
  const { t: tFrame } = useTranslation('dashboards');
  const sections = useDeskSections(right);
  const names = sections.flatMap(({ pages }) => pages.map(({ name }) => name));
  // A page that this person may not open is none of the tabs: the keyboard then begins with the first.
  const reached = names.includes(current) ? current : names[0];

  // Opened by its URL or the search, a page may stand far down the list.
  useEffect(() => {
    document.getElementById(tabId(place, current))?.scrollIntoView({ block: 'nearest' });
  }, [place, current]);

  function walk(event: KeyboardEvent) {
    const at = names.findIndex((name) => tabId(place, name) === (event.target as HTMLElement).id);
    const next = nextOf(event.key, at, names.length);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(place, names[next]!))?.focus();
    onOpen(names[next]!, { replace: true });
  }

  return (
    <div
      role="tablist"
      aria-orientation="vertical"
      aria-label={tFrame('frame.pages')}
      tabIndex={-1}
      onKeyDown={walk}
      className="flex flex-col"
    >
      {sections.map(({ group, pages }) => (
        <div key={group ?? ''} role="presentation" className="flex flex-col gap-px pt-3 first:pt-1">
          {group !== undefined && (
            <span
              id={`desk-group-${place}-${group}`}
              aria-hidden="true"
              className="px-2.5 pb-1 text-xs font-medium text-muted"
            >
              {tFrame(`frame.groups.${group}`)}
            </span>
          )}
          {pages.map(({ name }) => (
            <a
              key={name}
              id={tabId(place, name)}
              role="tab"
              href={deskUrl(right, name)}
              aria-selected={name === current}
              aria-controls={controls}
              aria-describedby={group && `desk-group-${place}-${group}`}
              tabIndex={name === reached ? 0 : -1}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onOpen(name);
              }}
              className={cx(
                'flex min-h-7.5 scroll-mt-16 items-center justify-between gap-2 rounded-md px-2.5 py-0.5 text-sm font-medium transition-colors max-lg:min-h-11',
                'text-ink hover:bg-ink/5 focus-visible:-outline-offset-2 aria-selected:bg-accent-soft aria-selected:text-accent-ink',
              )}
            >
              <span className="min-w-0">{t(`tabs.${name}`)}</span>
              <PageCount right={right} page={name} />
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Where a key leads from the tab at this place; undefined for keys that lead nowhere. */
function nextOf(key: string, at: number, count: number): number | undefined {
  if (at === -1) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
