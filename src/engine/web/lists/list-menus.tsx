import { Bookmark, Columns3, Download, Trash2 } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button, buttonClasses } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import { DROP_ITEM_CLASSES, DropPanel } from '#engine/web/ui/overlays/drop-panel.tsx';
import type { DataColumn } from './data-table.tsx';
import type { SavedView } from './use-views.ts';

const BUTTON = `${buttonClasses('secondary', 'sm')} px-3`;

interface ColumnMenuProps<Row> {
  columns: readonly DataColumn<Row>[];
  isShown: (column: DataColumn<Row>) => boolean;
  onChoose: (key: string, isShown: boolean) => void;
}

/** Which columns are shown. What a row is called stays. */
export function ColumnMenu<Row>({ columns, isShown, onChoose }: ColumnMenuProps<Row>) {
  const { t } = useTranslation('lists');
  const chosen = columns.filter(({ primary, headerHidden }) => !primary && !headerHidden);
  if (chosen.length < 2) return null;
  return (
    // On a phone the rows have room for what they show and no more.
    <div className="max-sm:hidden">
      <DropPanel
        id="list-columns"
        label={t('columns')}
        button={<Columns3 aria-hidden="true" className="size-4" />}
        buttonClassName={BUTTON}
        panelClassName="flex flex-col gap-1 p-3"
      >
        {() =>
          chosen.map((column) => (
            <Checkbox
              key={column.key}
              label={column.header}
              checked={isShown(column)}
              onChange={(event) => onChoose(column.key, event.currentTarget.checked)}
            />
          ))
        }
      </DropPanel>
    </div>
  );
}

interface ViewMenuProps {
  views: readonly SavedView[];
  /** What narrows and sorts the list now. */
  current: Readonly<Record<string, string>>;
  onOpen: (search: Readonly<Record<string, string>>) => void;
  onSave: (view: Omit<SavedView, 'id'>) => void;
  onDelete: (view: SavedView) => void;
}

/** Views of one's own: a list as it is narrowed now, under a name. */
export function ViewMenu({ views, current, onOpen, onSave, onDelete }: ViewMenuProps) {
  const { t } = useTranslation('lists');
  const [name, setName] = useState('');
  const isNarrowed = Object.keys(current).length > 0;
  function save(event: SyntheticEvent) {
    event.preventDefault();
    const called = name.trim();
    if (called === '') return;
    onSave({ name: called, search: current });
    setName('');
  }
  return (
    <DropPanel
      id="list-views"
      label={t('views')}
      button={<Bookmark aria-hidden="true" className="size-4" />}
      buttonClassName={BUTTON}
      panelClassName="w-64"
    >
      {(close) => (
        <>
          {views.length === 0 && !isNarrowed && (
            <p className="px-3 py-2 text-sm text-muted">{t('noViews')}</p>
          )}
          <ul>
            {views.map((view) => (
              <li key={view.id} className="flex items-center">
                <button
                  type="button"
                  className={DROP_ITEM_CLASSES}
                  onClick={() => {
                    close();
                    onOpen(view.search);
                  }}
                >
                  {view.name}
                </button>
                <IconButton
                  size="sm"
                  label={t('deleteView', { name: view.name })}
                  onClick={() => onDelete(view)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
          {isNarrowed && (
            <form onSubmit={save} className="flex flex-col gap-2 p-2">
              <TextInput
                aria-label={t('viewName')}
                placeholder={t('viewName')}
                value={name}
                maxLength={60}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <Button type="submit" size="sm">
                {t('saveView')}
              </Button>
            </form>
          )}
        </>
      )}
    </DropPanel>
  );
}

interface ExportLinkProps {
  /** Of the list. */
  path: `/api/admin/${string}` | `/api/producer/${string}`;
  /** What narrows and sorts it. */
  query?: object;
}

/** Exactly what a list shows, as a table. Every list of the desk answers to it (src/engine/model/api/exports.ts). */
export function ExportLink({ path, query }: ExportLinkProps) {
  const { t } = useTranslation('lists');
  return (
    <Button asChild size="sm" variant="secondary">
      <a href={apiUrl(`${path}/export`, query && { query })} download>
        <Download aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{t('export')}</span>
      </a>
    </Button>
  );
}
