import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Container } from '#web/ui/section.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { AuditTab } from './audit-tab.tsx';
import { CategoriesTab } from './categories-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { ProducersTab } from './producers-tab.tsx';
import { ProductsTab } from './products-tab.tsx';
import { ReviewsTab } from './reviews-tab.tsx';
import { StatsTab } from './stats-tab.tsx';
import { UsersTab } from './users-tab.tsx';
import { WaitlistTab } from './waitlist-tab.tsx';

const TABS = [
  ['dashboard', StatsTab],
  ['users', UsersTab],
  ['producers', ProducersTab],
  ['waitlist', WaitlistTab],
  ['orders', OrdersTab],
  ['products', ProductsTab],
  ['categories', CategoriesTab],
  ['reviews', ReviewsTab],
  ['audit', AuditTab],
] as const;

export function AdminDashboard() {
  const { t } = useTranslation('admin');
  return (
    <Container className="py-8 sm:py-12">
      <p className="eyebrow mb-2 text-accent-ink">{t('eyebrow')}</p>
      <h1 className="text-4xl">{t('title')}</h1>
      <Tabs defaultValue="dashboard" className="mt-8">
        <TabList label={t('title')}>
          {TABS.map(([name]) => (
            <Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tab>
          ))}
        </TabList>
        {TABS.map(([name, Content]) => (
          <TabPanel key={name} value={name}>
            <Content />
          </TabPanel>
        ))}
      </Tabs>
    </Container>
  );
}
