import { useEffect, type ReactNode } from 'react';
import { brand } from '#engine/model/brand.ts';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useDeskPage } from '#engine/web/lists/desk-navigation.ts';
import { useDeskPages, useDeskSections } from '#engine/web/lists/desk-pages.ts';
import { DeskFrame } from './desk-frame.tsx';
import { NAMESPACES } from './desk-tabs.tsx';

interface DeskPagesProps {
  right: DeskPage['right'];
  /** Over the first page; each other page has its own name. */
  title: string;
  /** Buttons beside it. */
  actions?: ReactNode;
}

/** The page that the URL names, in the frame of the desk. */
export function DeskPages({ right, title, actions }: DeskPagesProps) {
  const { t } = useTranslation(NAMESPACES[right]);
  const pages = useDeskSections(right).flatMap((section) => section.pages);
  const page = useDeskPage(pages);
  const isFirst = page === pages[0];
  const { component: Page, name } = page;
  const heading = isFirst ? title : t(`tabs.${name}`);
  usePageTitle(heading);
  return (
    <DeskFrame right={right} current={name}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-4xl wrap-anywhere">{heading}</h1>
        {isFirst && actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {/* A page that was left shall not lend its state to the next one. */}
      <div key={name} className="flex flex-col gap-6">
        <Beside page={name} right={right} place="over" />
        <div>
          <Page />
        </div>
        <Beside page={name} right={right} place="under" />
      </div>
    </DeskFrame>
  );
}

/** The title of the window says which page is open, among many tabs of a browser. */
function usePageTitle(heading: string): void {
  useEffect(() => {
    // After the frame of the shop, which names the route when it is entered.
    queueMicrotask(() => {
      document.title = `${heading} · ${brand().name}`;
    });
  }, [heading]);
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
