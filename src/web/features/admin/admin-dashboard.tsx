import { ConnectionsPanel } from '#web/features/connections/connections-panel.tsx';
import { useTab } from '#web/features/dashboards/use-tab.ts';
import { ProductFilesPanel } from '#web/features/product-files/product-files-panel.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Container } from '#web/ui/content/section.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/navigation/tabs.tsx';
import { ADMIN } from './admin.queries.ts';
import { AuditTab } from './audit-tab.tsx';
import { CategoriesTab } from './categories-tab.tsx';
import { LedgerTab } from './ledger-tab.tsx';
import { NewsletterTab } from './newsletter-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { PayoutsTab } from './payouts-tab.tsx';
import { ProducersTab } from './producers-tab.tsx';
import { ProductsTab } from './products-tab.tsx';
import { PromoCodesTab } from './promo-codes-tab.tsx';
import { RefusedAddressesTab } from './refused-addresses-tab.tsx';
import { ReturnsTab } from './returns-tab.tsx';
import { ReviewsTab } from './reviews-tab.tsx';
import { StatsTab } from './stats-tab.tsx';
import { TimersTab } from './timers-tab.tsx';
import { UsersTab } from './users-tab.tsx';
import { WaitlistTab } from './waitlist-tab.tsx';

const AdminProductFiles = () => <ProductFilesPanel refreshes={ADMIN} />;

const LISTS = {
  users: UsersTab,
  producers: ProducersTab,
  waitlist: WaitlistTab,
  newsletter: NewsletterTab,
  refusedAddresses: RefusedAddressesTab,
  orders: OrdersTab,
  returns: ReturnsTab,
  products: ProductsTab,
  categories: CategoriesTab,
  promoCodes: PromoCodesTab,
  reviews: ReviewsTab,
  ledger: LedgerTab,
  payouts: PayoutsTab,
  timers: TimersTab,
  audit: AuditTab,
  productFiles: AdminProductFiles,
  connections: ConnectionsPanel,
};
const LIST_NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];

export function AdminDashboard() {
  const { t } = useTranslation('admin');
  const [tab, openTab] = useTab(['dashboard', ...LIST_NAMES]);
  return (
    <Container className="py-8 sm:py-12">
      <p className="eyebrow mb-2 text-accent-ink">{t('eyebrow')}</p>
      <h1 className="text-4xl">{t('title')}</h1>
      <Tabs value={tab} onValueChange={(name) => openTab(name)} className="mt-6">
        <TabList label={t('title')}>
          {(['dashboard', ...LIST_NAMES] as const).map((name) => (
            <Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="dashboard">
          <StatsTab openTab={openTab} />
        </TabPanel>
        {LIST_NAMES.map((name) => {
          const List = LISTS[name];
          return (
            <TabPanel key={name} value={name}>
              <List />
            </TabPanel>
          );
        })}
      </Tabs>
    </Container>
  );
}
