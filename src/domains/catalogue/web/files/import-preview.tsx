import { useState } from 'react';
import type { PreviewRow } from '#domains/catalogue/model/files/product-file.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import type { Preview } from './product-files.api.ts';

/** More rows than anybody reads at once make a page slow. */
const PAGE = 100;

interface ImportPreviewProps {
  preview: Preview;
  onApply: () => void;
  onCancel: () => void;
}

/** What every row would do and what is wrong with it. Nothing has changed yet. */
export function ImportPreview({ preview: { rows, sum }, onApply, onCancel }: ImportPreviewProps) {
  const { t } = useTranslation('product-files');
  const [onlyWrong, setOnlyWrong] = useState(sum.wrong > 0);
  const [shown, setShown] = useState(PAGE);
  const meant = onlyWrong ? rows.filter(({ problems }) => problems.length > 0) : rows;
  const isNothing = sum.added + sum.changed === 0;
  return (
    <div className="flex flex-col gap-5">
      <Notice
        tone={sum.wrong > 0 ? 'warning' : 'info'}
        announce
        title={sum.wrong > 0 ? t('preview.wrong', { count: sum.wrong }) : t('preview.title')}
      >
        {sum.wrong > 0 && <p>{t('preview.wrongText')}</p>}
        <p>{t('preview.sum', { added: sum.added, changed: sum.changed, same: sum.same })}</p>
      </Notice>
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={sum.wrong > 0 || isNothing} onClick={onApply}>
          {t('preview.apply')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('preview.other')}
        </Button>
        {sum.wrong > 0 && (
          <Checkbox
            label={t('preview.onlyWrong')}
            checked={onlyWrong}
            onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
            className="items-center"
          />
        )}
      </div>
      {meant.length > 0 && <Rows rows={meant.slice(0, shown)} />}
      {meant.length > shown && (
        <div className="flex justify-center">
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            {t('preview.more', { count: meant.length - shown })}
          </Button>
        </div>
      )}
    </div>
  );
}

function Rows({ rows }: { rows: PreviewRow[] }) {
  const { t } = useTranslation('product-files');
  return (
    <Table
      caption={t('preview.title')}
      rows={rows}
      rowKey={({ row }) => row}
      columns={[
        { key: 'row', header: t('preview.row'), align: 'end', cell: ({ row }) => row },
        {
          key: 'name',
          freeText: true,
          primary: true,
          header: t('preview.product'),
          cell: ({ name }) => (name === '' ? '–' : name),
        },
        {
          key: 'kind',
          header: t('preview.kind'),
          cell: ({ kind, problems }) =>
            problems.length > 0 ? (
              <Badge tone="danger">{t('preview.kinds.wrong')}</Badge>
            ) : (
              <Badge tone={kind === 'new' ? 'success' : 'info'}>{t(`preview.kinds.${kind}`)}</Badge>
            ),
        },
        {
          key: 'what',
          freeText: true,
          stacked: true,
          header: t('preview.what'),
          cell: (row) => (row.problems.length > 0 ? <Problems row={row} /> : <Changes row={row} />),
        },
      ]}
    />
  );
}

function Problems({ row: { problems } }: { row: PreviewRow }) {
  return (
    <ul className="flex flex-col gap-1 text-danger">
      {problems.map(({ column, message }) => (
        <li key={`${column} ${message}`}>
          {column !== null && <ColumnName name={column} />} {message}
        </li>
      ))}
    </ul>
  );
}

function Changes({ row: { kind, changes } }: { row: PreviewRow }) {
  return (
    <ul className="flex flex-col gap-1">
      {changes.map((change) => {
        const { from, to } = kind === 'change' ? changedPart(change) : change;
        return (
          <li key={change.column} className="line-clamp-4">
            <ColumnName name={change.column} />{' '}
            {kind === 'change' && (
              <>
                <del className="text-muted">{from === '' ? '–' : from}</del>{' '}
              </>
            )}
            <ins className="no-underline">{to === '' ? '–' : to}</ins>
          </li>
        );
      })}
    </ul>
  );
}

function ColumnName({ name }: { name: string }) {
  return <code className="rounded-sm bg-sunken px-1 py-0.5 text-xs text-ink">{name}</code>;
}

/** What a field holds, as text: before and after. */
interface Change {
  from: string;
  to: string;
}

/** Words before the first difference that tell where it is. */
const WORDS_BEFORE = 3;

/** A long text that changed in one place, from shortly before that place on: nobody finds it in two whole descriptions. */
export function changedPart({ from, to }: Change): Change {
  const words = to.split(' ');
  const old = from.split(' ');
  const different = words.findIndex((word, at) => word !== old[at]);
  const start = (different === -1 ? words.length : different) - WORDS_BEFORE;
  if (start <= 0) return { from, to };
  const rest = (text: string[]) => ['…', ...text.slice(start)].join(' ');
  return { from: rest(old), to: rest(words) };
}
