import type { DeskPage } from '#engine/web/domain.ts';
import { AuditTab } from './audit-tab.tsx';
import { ConnectionsPanel } from './connections/connections-panel.tsx';
import { RefusedAddressesTab } from './refused-addresses-tab.tsx';
import { SettingsTab } from './settings/settings-tab.tsx';
import { TimersTab } from './timers-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'refusedAddresses', right: 'ADMIN', needs: 'people', order: 50, component: RefusedAddressesTab },
  { name: 'timers', right: 'ADMIN', needs: 'owner', order: 140, component: TimersTab },
  { name: 'audit', right: 'ADMIN', needs: 'owner', order: 150, component: AuditTab },
  { name: 'connections', right: 'ADMIN', needs: 'owner', order: 170, component: ConnectionsPanel },
  { name: 'settings', right: 'ADMIN', needs: 'owner', order: 180, component: SettingsTab },
  { name: 'connections', right: 'PRODUCER', needs: 'owner', order: 70, component: ConnectionsPanel },
];
