import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type KeyboardEvent } from 'react';
import { apiQuery } from '#engine/web/api/api-query.ts';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { deskUrl, type useOpenDeskPage } from '#engine/web/lists/desk-navigation.ts';
import { useDeskPages, useDeskSections } from '#engine/web/lists/desk-pages.ts';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import { NAMESPACES } from './desk-tabs.tsx';

interface DeskFinderProps {
  right: DeskPage['right'];
  onOpen: ReturnType<typeof useOpenDeskPage>;
  onClose: () => void;
}

/** One line of what was found: a page of the desk, something to begin, or a record. */
interface Choice {
  key: string;
  title: string;
  /** Beside it, small: where a page stands, what a record is. */
  detail: string;
  url: string;
}

/**
 * Opens a page of the desk by some letters of its name, a form for something new, a setting, or a record by its number, its
 * name or an e-mail address.
 */
export function DeskFinder({ right, onOpen, onClose }: DeskFinderProps) {
  const { t } = useTranslation('dashboards');
  const [typed, type] = useState('');
  const [at, setAt] = useState(0);
  const found = [
    ...usePages(right, typed),
    ...useActions(right, typed),
    ...useSettings(right, typed),
    ...useRecords(right, typed),
  ];
  const chosen = Math.min(at, found.length - 1);

  function open({ url }: Choice) {
    const { tab = 'dashboard', ...filter } = Object.fromEntries(new URL(url, location.origin).searchParams);
    onClose();
    onOpen(tab, Object.keys(filter).length === 0 ? {} : { filter });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') setAt((chosen + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((chosen - 1 + found.length) % found.length);
    else if (event.key === 'Enter' && found[chosen] !== undefined) open(found[chosen]);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('frame.findTitle')}
      closeLabel={t('frame.close')}
      size="md"
    >
      <TextInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type
        autoFocus
        type="search"
        role="combobox"
        aria-label={t('frame.find')}
        aria-expanded
        aria-controls="desk-finder"
        aria-activedescendant={found[chosen] && `desk-found-${found[chosen].key}`}
        autoComplete="off"
        placeholder={t('frame.find')}
        value={typed}
        onChange={(event) => {
          type(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id="desk-finder"
        role="listbox"
        aria-label={t('frame.pages')}
        className="mt-3 max-h-96 overflow-y-auto"
      >
        {found.map((choice, place) => (
          <a
            key={choice.key}
            id={`desk-found-${choice.key}`}
            role="option"
            aria-selected={place === chosen}
            tabIndex={-1}
            href={choice.url}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              open(choice);
            }}
            className="flex min-h-10 items-center justify-between gap-3 rounded-md px-3 text-sm hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-accent-ink"
          >
            <span className="min-w-0 truncate">{choice.title}</span>
            <span className="max-w-[60%] truncate text-xs text-muted">{choice.detail}</span>
          </a>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="px-3 py-2 text-sm text-muted">
          {t('frame.nothingFound')}
        </p>
      )}
    </Dialog>
  );
}

function usePages(right: DeskPage['right'], typed: string): Choice[] {
  const { t } = useTranslation('dashboards');
  const { t: tDesk } = useTranslation(NAMESPACES[right]);
  return useDeskSections(right)
    .flatMap(({ group, pages }) =>
      pages.map(({ name }) => ({
        key: name,
        title: tDesk(`tabs.${name}`),
        detail: group === undefined ? '' : t(`frame.groups.${group}`),
        url: deskUrl(right, name),
      })),
    )
    .filter(({ title, detail }) => isIn(typed, `${title} ${detail}`));
}

/** What can be begun somewhere. Before anything is typed the pages stand alone. */
function useActions(right: DeskPage['right'], typed: string): Choice[] {
  const { t } = useTranslation('dashboards');
  const { t: tDesk } = useTranslation(NAMESPACES[right]);
  const pages = useDeskSections(right).flatMap((section) => section.pages);
  if (typed.trim() === '') return [];
  return pages
    .flatMap(({ name, actions = [] }) =>
      actions.map((action) => ({
        key: `new-${action}`,
        title: t(`frame.actions.${action}`),
        detail: tDesk(`tabs.${name}`),
        url: deskUrl(right, name, { new: action }),
      })),
    )
    .filter(({ title }) => isIn(typed, title));
}

/** Settings of the shop, for those who may see them. What is typed has to be more than a letter of some word. */
function useSettings(right: DeskPage['right'], typed: string): Choice[] {
  const { t } = useTranslation('settings');
  const isOwner = useDeskPages(right).some(({ name }) => name === 'settings') && right === 'ADMIN';
  const isAsked = isOwner && typed.trim().length > 1;
  const { data } = useQuery({ ...apiQuery('/api/admin/settings'), enabled: isAsked });
  if (!isAsked || data === undefined) return [];
  return data.groups.flatMap(({ key: group, settings }) => {
    const title = t(`groups.${group}.title`, { defaultValue: group });
    return settings
      .map(({ key }) => ({
        key: `setting-${key}`,
        title: t(`fields.${key}.label`, { defaultValue: key }),
        detail: `${t('admin:tabs.settings')} · ${title}`,
        url: deskUrl(right, 'settings', { group }),
      }))
      .filter((choice) => isIn(typed, `${choice.title} ${title}`));
  });
}

/** Asked for as fast as answers come: what is typed in between is left out. */
function useRecords(right: DeskPage['right'], typed: string): Choice[] {
  const { t } = useTranslation('dashboards');
  const q = useDeferredValue(typed.trim().slice(0, 100));
  const { data = [] } = useQuery({
    ...apiQuery(right === 'ADMIN' ? '/api/admin/search' : '/api/producer/search', { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  if (q === '') return [];
  return data.map(({ kind, id, title, subtitle, url }) => ({
    key: `${kind}-${id}`,
    title,
    detail: [t(`frame.kinds.${kind}`), subtitle].filter(Boolean).join(' · '),
    url,
  }));
}

/** Without regard to case and accents, every word somewhere. */
function isIn(typed: string, text: string): boolean {
  const plain = (written: string) => written.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain(typed)
    .split(/\s+/u)
    .every((word) => plain(text).includes(word));
}
