import type { ShippoAccess } from '#domains/carriers/server/shippo/shippo-api.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { Carrier } from './carrier.ts';
import { carrierBySource } from './source/carrier-source.ts';
import { ownCarrier } from './own-carrier.ts';
import { shippo } from './shippo/shippo.ts';

declare module '#engine/server/config.ts' {
  interface Config {
    /** Set where Shippo says what parcels cost (`CARRIER=shippo`). */
    readonly shippo: ShippoAccess | undefined;
    /** Whether labels are taken off payouts. */
    readonly producersPayLabels: boolean;
    /** The domain that says what parcels cost (`CARRIER=x-…`, an extension). */
    readonly carrierSource?: string | undefined;
  }
}

const opened = new WeakMap<Shop['db'], Carrier>();

/** One for all of a process. */
export function openCarrier({ config, db }: Pick<Shop, 'config' | 'db'>): Carrier {
  const known = opened.get(db);
  if (known !== undefined) return known;
  const made = chosen(config);
  opened.set(db, made);
  return made;
}

function chosen({ carrierSource, shippo: access }: Shop['config']): Carrier {
  if (carrierSource !== undefined) return carrierBySource(carrierSource);
  return access === undefined ? ownCarrier : shippo(access);
}
