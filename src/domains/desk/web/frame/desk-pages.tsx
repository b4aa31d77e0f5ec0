import { LockKeyhole } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { tabIn, useDeskPage, useRecordId } from '#engine/web/lists/desk-navigation.ts';
import { isDeskPage, useDeskPages, useDeskSections } from '#engine/web/lists/desk-pages.ts';
import { useUrlParameters } from '#engine/web/lists/use-tab.ts';
import { RecordContext } from '#engine/web/records/record-context.ts';
import { usePageTitle } from '#engine/web/records/use-page-title.ts';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';
import { DeskFrame } from './desk-frame.tsx';
import { NAMESPACES } from './desk-tabs.tsx';

interface DeskPagesProps {
  right: DeskPage['right'];
  /** Over the first page; each other page has its own name. */
  title: string;
  /** Buttons beside it. */
  actions?: ReactNode;
}

/** The page that the URL names, or the record of it, in the frame of the desk. */
export function DeskPages({ right, title, actions }: DeskPagesProps) {
  const { t } = useTranslation(NAMESPACES[right]);
  const pages = useDeskSections(right).flatMap((section) => section.pages);
  const page = useDeskPage(pages);
  const id = useRecordId(page);
  const isRefused = useIsRefused(right, pages);
  const { name } = page;
  const heading = page === pages[0] ? title : t(`tabs.${name}`);
  usePageTitle(id === null ? heading : null);
  const [listed, setListed] = useState<string | null>(null);
  // The list behind a record stays as it was found: filter, pages, place. One that was never shown is not asked for.
  if (id === null && listed !== name) setListed(name);
  const isListed = id === null || listed === name;
  if (isRefused) {
    return (
      <DeskFrame right={right} current="">
        <Refused />
      </DeskFrame>
    );
  }
  return (
    <DeskFrame right={right} current={name}>
      {isListed && (
        <div hidden={id !== null}>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1 className="min-w-0 text-4xl wrap-anywhere">{heading}</h1>
            {page === pages[0] && actions !== undefined && (
              // On a phone two buttons fit side by side without their icons.
              <div className="flex flex-wrap gap-2 max-sm:[&_.button-secondary]:px-3.5 max-sm:[&_.button-secondary_svg]:hidden">
                {actions}
              </div>
            )}
          </div>
          <ListPage page={page} right={right} />
        </div>
      )}
      {id !== null && <OpenRecord key={id} page={page} pageName={heading} id={id} />}
    </DeskFrame>
  );
}

function ListPage({ page: { name, component: Page }, right }: { page: DeskPage; right: DeskPage['right'] }) {
  return (
    // A page that was left shall not lend its state to the next one.
    <div key={name} className="flex flex-col gap-6">
      <Beside page={name} right={right} place="over" />
      <div>
        <Page />
      </div>
      <Beside page={name} right={right} place="under" />
    </div>
  );
}

interface OpenRecordProps {
  page: DeskPage;
  pageName: string;
  id: number;
}

function OpenRecord({ page: { name: page, right, record }, pageName, id }: OpenRecordProps) {
  const Page = record!.component;
  const waiting = <Skeleton className="h-96 w-full rounded-lg" />;
  // What it shows is private, so the server does not draw it.
  if (!useHydrated()) return waiting;
  return (
    <RecordContext value={{ right, page, pageName, id }}>
      <Suspense fallback={waiting}>
        <Page id={id} />
      </Suspense>
    </RecordContext>
  );
}

/** A link leads to a page of the desk that this person may not open. */
function useIsRefused(right: DeskPage['right'], pages: readonly DeskPage[]): boolean {
  const tab = tabIn(useUrlParameters().toString());
  return isDeskPage(right, tab) && !pages.some(({ name }) => name === tab);
}

function Refused() {
  const { t } = useTranslation('dashboards');
  return (
    <EmptyState
      size="sm"
      headingLevel={1}
      icon={<LockKeyhole aria-hidden="true" />}
      title={t('record.refusedTitle')}
      description={t('record.refusedText')}
    />
  );
}

interface BesideProps {
  page: string;
  right: DeskPage['right'];
  place: 'over' | 'under';
}

/** What other domains show over or under a page. */
function Beside({ page, right, place }: BesideProps) {
  const beside = useDeskPages(right).filter(
    (other) => other.beside?.page === page && other.beside.place === place,
  );
  return beside.map(({ name, component: Page }) => <Page key={name} />);
}
