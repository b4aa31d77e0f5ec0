import { ApiKeys } from './api-keys.tsx';
import { Webhooks } from './webhooks.tsx';

/** How programs of a producer or an administrator work with the shop. */
export function ConnectionsPanel() {
  return (
    <div className="flex flex-col gap-14">
      <ApiKeys />
      <Webhooks />
    </div>
  );
}
