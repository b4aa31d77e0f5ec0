import type { DeskPage } from '#engine/web/domain.ts';
import { AuditTab } from './audit-tab.tsx';
import { ConnectionsPanel } from './connections/connections-panel.tsx';
import { RefusedAddressesTab } from './refused-addresses-tab.tsx';
import { SettingsTab } from './settings/settings-tab.tsx';
import { TimersTab } from './timers-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'refusedAddresses', right: 'ADMIN', order: 50, component: RefusedAddressesTab },
  { name: 'timers', right: 'ADMIN', order: 140, component: TimersTab },
  { name: 'audit', right: 'ADMIN', order: 150, component: AuditTab },
  { name: 'connections', right: 'ADMIN', order: 170, component: ConnectionsPanel },
  { name: 'settings', right: 'ADMIN', order: 180, component: SettingsTab },
  { name: 'connections', right: 'PRODUCER', order: 70, component: ConnectionsPanel },
];
