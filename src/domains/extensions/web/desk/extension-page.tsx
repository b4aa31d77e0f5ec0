import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PageBlock } from '#domains/extensions/model/page-blocks.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import { ExtensionForm } from './extension-form.tsx';

interface ExtensionPageProps {
  extension: string;
  page: string;
  title: string;
}

/** A page that an extension has described: words and figures, drawn here. */
export function ExtensionPage({ extension, page, title }: ExtensionPageProps) {
  const shown = useQuery(
    apiQuery('/api/admin/extensions/:name/pages/:page', { params: { name: extension, page } }),
  );
  return (
    <section aria-label={title} className="mb-6">
      <h3 className="mb-3 text-lg">{title}</h3>
      <Loaded query={shown} skeleton={<Skeleton className="h-32 w-full rounded-lg" />}>
        {({ blocks }) => (
          <div className="flex flex-col gap-5">
            {blocks.map((block, at) => (
              // A page that is asked for again has the same blocks in the same places.
              <Block key={`${block.kind} ${at}`} block={block} extension={extension} page={page} />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}

function Block({ block, extension, page }: { block: PageBlock; extension: string; page: string }) {
  switch (block.kind) {
    case 'heading':
      return <h4 className="text-base font-semibold">{block.text}</h4>;
    case 'text':
      return <p className="max-w-text whitespace-pre-line">{block.text}</p>;
    case 'note':
      return <Notice tone="neutral">{block.text}</Notice>;
    case 'figures':
      return (
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {block.figures.map(({ label, value }) => (
            <div key={label} className="rounded-md bg-sunken p-4">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="mt-1 text-2xl tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return block.rows.length === 0 ? (
        <p className="text-muted">{block.empty}</p>
      ) : (
        <Table
          caption={block.title}
          captionVisible
          rows={block.rows.map((cells, at) => ({ cells, at }))}
          rowKey={({ at }) => at}
          columns={block.columns.map((header, column) => ({
            key: String(column),
            header,
            primary: column === 0,
            freeText: true,
            cell: ({ cells }: { cells: string[] }) => cells[column] ?? '',
          }))}
        />
      );
    case 'link':
      return (
        <p>
          <Link to={block.path} className="underline">
            {block.text}
          </Link>
        </p>
      );
    case 'form':
      return <ExtensionForm block={block} extension={extension} page={page} />;
  }
}
