import type { ShippoAccess } from '#domains/carriers/server/shippo/shippo-api.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { Carrier } from './carrier.ts';
import { ownCarrier } from './own-carrier.ts';
import { shippo } from './shippo/shippo.ts';

declare module '#engine/server/config.ts' {
  interface Config {
    /** Set where Shippo says what parcels cost (`CARRIER=shippo`). */
    readonly shippo: ShippoAccess | undefined;
    /** Whether labels are taken off payouts. */
    readonly producersPayLabels: boolean;
  }
}

const opened = new WeakMap<Shop['db'], Carrier>();

/** One for all of a process. */
export function openCarrier({ config, db }: Pick<Shop, 'config' | 'db'>): Carrier {
  const known = opened.get(db);
  if (known !== undefined) return known;
  const made = config.shippo === undefined ? ownCarrier : shippo(config.shippo);
  opened.set(db, made);
  return made;
}
