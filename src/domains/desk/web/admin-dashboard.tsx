import { useTab } from '#engine/web/lists/use-tab.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Container } from '#engine/web/ui/content/section.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#engine/web/ui/navigation/tabs.tsx';
import { Beside, DeskPanel, DeskTab, useTabsOf } from './desk-tabs.tsx';
import { StatsTab } from './stats-tab.tsx';

export function AdminDashboard() {
  const { t } = useTranslation('admin');
  const pages = useTabsOf('ADMIN');
  const [tab, openTab] = useTab(['dashboard', ...pages.map(({ name }) => name)]);
  return (
    <Container className="py-8 sm:py-12">
      <p className="eyebrow mb-2 text-accent-ink">{t('eyebrow')}</p>
      <h1 className="text-4xl">{t('title')}</h1>
      <Tabs value={tab} onValueChange={(name) => openTab(name)} className="mt-6">
        <TabList label={t('title')}>
          <Tab value="dashboard">{t('tabs.dashboard')}</Tab>
          {pages.map((page) => (
            <DeskTab key={page.name} page={page} namespace="admin" />
          ))}
        </TabList>
        <TabPanel value="dashboard">
          <div className="flex flex-col gap-8">
            <Beside page="dashboard" right="ADMIN" place="over" />
            <StatsTab openTab={openTab} />
          </div>
        </TabPanel>
        {pages.map((page) => (
          <DeskPanel key={page.name} page={page} />
        ))}
      </Tabs>
    </Container>
  );
}
