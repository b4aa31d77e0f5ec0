import type { DeskPage } from '#engine/web/domain.ts';
import { AdminOverview } from './overview/admin-overview.tsx';
import { AuditTab } from './audit-tab.tsx';
import { ConnectionsPanel } from './connections/connections-panel.tsx';
import { FailedMails } from './failed-mails.tsx';
import { ProducerOverview } from './overview/producer-overview.tsx';
import { WaitingForProducer, WaitingForStaff } from './overview/waiting-matters.tsx';
import { RefusedAddressesTab } from './refused-addresses-tab.tsx';
import { FirstStepsOfOwner, FirstStepsOfProducer } from './first-steps/first-steps.tsx';
import { MailsTab } from './settings/mails-tab.tsx';
import { ProducerSettings } from './settings/producer-settings.tsx';
import { SettingsTab } from './settings/settings-tab.tsx';
import { TimersTab } from './timers-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'dashboard', right: 'ADMIN', needs: 'any', order: 0, component: AdminOverview },
  { name: 'dashboard', right: 'PRODUCER', needs: 'any', order: 0, component: ProducerOverview },
  {
    name: 'refusedAddresses',
    right: 'ADMIN',
    needs: 'people',
    group: 'system',
    order: 155,
    component: RefusedAddressesTab,
  },
  {
    name: 'failedMails',
    right: 'ADMIN',
    needs: 'people',
    order: 51,
    beside: { page: 'refusedAddresses', place: 'over' },
    component: FailedMails,
  },
  { name: 'timers', right: 'ADMIN', needs: 'owner', group: 'system', order: 140, component: TimersTab },
  { name: 'audit', right: 'ADMIN', needs: 'owner', group: 'system', order: 150, component: AuditTab },
  {
    name: 'connections',
    right: 'ADMIN',
    needs: 'owner',
    group: 'system',
    order: 170,
    component: ConnectionsPanel,
  },
  {
    name: 'connections',
    right: 'PRODUCER',
    needs: 'owner',
    group: 'settings',
    order: 70,
    component: ConnectionsPanel,
  },
  {
    name: 'waiting',
    right: 'ADMIN',
    needs: 'any',
    order: 0,
    beside: { page: 'dashboard', place: 'over' },
    component: WaitingForStaff,
  },
  {
    name: 'waiting',
    right: 'PRODUCER',
    needs: 'any',
    order: 0,
    beside: { page: 'dashboard', place: 'over' },
    component: WaitingForProducer,
  },
  {
    name: 'firstSteps',
    right: 'ADMIN',
    needs: 'owner',
    order: 1,
    beside: { page: 'dashboard', place: 'over' },
    component: FirstStepsOfOwner,
  },
  {
    name: 'firstSteps',
    right: 'PRODUCER',
    needs: 'owner',
    order: 1,
    beside: { page: 'dashboard', place: 'over' },
    component: FirstStepsOfProducer,
  },
  {
    name: 'settings',
    right: 'PRODUCER',
    needs: 'owner',
    group: 'settings',
    order: 60,
    component: ProducerSettings,
  },
  { name: 'settings', right: 'ADMIN', needs: 'owner', group: 'settings', order: 10, component: SettingsTab },
  { name: 'mails', right: 'ADMIN', needs: 'owner', group: 'settings', order: 45, component: MailsTab },
];
