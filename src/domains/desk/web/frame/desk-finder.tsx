import { useState, type KeyboardEvent } from 'react';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { deskUrl, type useOpenDeskPage } from '#engine/web/lists/desk-navigation.ts';
import { useDeskSections } from '#engine/web/lists/desk-pages.ts';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import { NAMESPACES } from './desk-tabs.tsx';

interface DeskFinderProps {
  right: DeskPage['right'];
  onOpen: ReturnType<typeof useOpenDeskPage>;
  onClose: () => void;
}

/** Opens a page of the desk by some letters of its name. */
export function DeskFinder({ right, onOpen, onClose }: DeskFinderProps) {
  const { t } = useTranslation('dashboards');
  const { t: tDesk } = useTranslation(NAMESPACES[right]);
  const [typed, type] = useState('');
  const [at, setAt] = useState(0);
  const found = useDeskSections(right)
    .flatMap(({ group, pages }) =>
      pages.map(({ name }) => ({
        name,
        title: tDesk(`tabs.${name}`),
        group: group === undefined ? '' : t(`frame.groups.${group}`),
      })),
    )
    .filter(({ title, group }) => isIn(typed, `${title} ${group}`));
  const chosen = Math.min(at, found.length - 1);

  function open(name: string) {
    onClose();
    onOpen(name);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') setAt((chosen + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((chosen - 1 + found.length) % found.length);
    else if (event.key === 'Enter' && found[chosen] !== undefined) open(found[chosen].name);
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
        aria-activedescendant={found[chosen] && `desk-found-${found[chosen].name}`}
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
        {found.map(({ name, title, group }, place) => (
          <a
            key={name}
            id={`desk-found-${name}`}
            role="option"
            aria-selected={place === chosen}
            tabIndex={-1}
            href={deskUrl(right, name)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              open(name);
            }}
            className="flex min-h-10 items-center justify-between gap-3 rounded-md px-3 text-sm hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-accent-ink"
          >
            {title}
            <span className="text-xs text-muted">{group}</span>
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

/** Without regard to case and accents, every word somewhere. */
function isIn(typed: string, text: string): boolean {
  const plain = (written: string) => written.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain(typed)
    .split(/\s+/u)
    .every((word) => plain(text).includes(word));
}
