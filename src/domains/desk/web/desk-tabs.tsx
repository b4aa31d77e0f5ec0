import type { DeskPage } from '#engine/web/domain.ts';
import { deskPages } from '#engine/web/lists/desk-pages.ts';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Tab, TabPanel } from '#engine/web/ui/navigation/tabs.tsx';

/** The pages with a tab of their own. */
export function useTabsOf(right: DeskPage['right']) {
  const { user } = useCurrentUser();
  return deskPages(right, user?.rights ?? []).filter((page) => page.beside === undefined);
}

/** The tab of a page, with the number of things that wait on it. */
export function DeskTab({
  page: { name, waiting: Waiting },
  namespace,
}: {
  page: DeskPage;
  namespace: string;
}) {
  const { t } = useTranslation(namespace);
  return (
    <Tab value={name}>
      {t(`tabs.${name}`)}
      {Waiting && <Waiting />}
    </Tab>
  );
}

export function DeskPanel({ page: { name, right, component: Page } }: { page: DeskPage }) {
  return (
    <TabPanel value={name}>
      <Beside page={name} right={right} place="over" />
      <Page />
      <Beside page={name} right={right} place="under" />
    </TabPanel>
  );
}

/** What other domains show over or under a page. */
export function Beside({
  page,
  right,
  place,
}: {
  page: string;
  right: DeskPage['right'];
  place: 'over' | 'under';
}) {
  const { user } = useCurrentUser();
  const beside = deskPages(right, user?.rights ?? []).filter(
    (other) => other.beside?.page === page && other.beside.place === place,
  );
  return beside.map(({ name, component: Page }) => <Page key={name} />);
}
