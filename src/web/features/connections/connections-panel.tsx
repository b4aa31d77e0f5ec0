import { ApiKeys } from './api-keys.tsx';

/** How programs of a producer or an administrator work with the shop. */
export function ConnectionsPanel() {
  return <ApiKeys />;
}
