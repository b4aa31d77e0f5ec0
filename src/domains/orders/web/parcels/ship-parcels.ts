import { z } from 'zod';
import { CARRIERS } from '#domains/pricing/model/delivery/carriers.ts';
import { shipmentSchema, type Shipment } from '#domains/orders/model/shipment.ts';
import { failureOf } from '#engine/web/forms/failure.ts';

/** What the form holds: one carrier for all parcels, a tracking number for each. Nothing must be given. */
export const shipValuesSchema = z.object({
  carrier: z.enum(['', ...CARRIERS]),
  parcels: z.array(z.object({ trackingNumber: shipmentSchema.shape.trackingNumber.unwrap() })),
});
export type ShipValues = z.infer<typeof shipValuesSchema>;

export function shipmentOf({ carrier, parcels }: ShipValues, index: number): Shipment {
  const trackingNumber = parcels[index]?.trackingNumber ?? '';
  return { ...(carrier !== '' && { carrier }), ...(trackingNumber !== '' && { trackingNumber }) };
}

/** What became of a parcel: shipped, or why not. */
export type Outcome = 'shipped' | { message: string };

interface Sending {
  ids: readonly number[];
  values: ShipValues;
  send: (id: number, shipment: Shipment) => Promise<unknown>;
  /** Called with each outcome as soon as it is known. */
  onOutcome: (id: number, outcome: Outcome) => void;
}

/**
 * One request each, one after the other. What the server refuses of one parcel says nothing of the others; a failure
 * that all of them would meet ends it and is thrown.
 */
export async function shipParcels({ ids, values, send, onOutcome }: Sending): Promise<void> {
  for (const [index, id] of ids.entries()) {
    try {
      await send(id, shipmentOf(values, index));
      onOutcome(id, 'shipped');
    } catch (error) {
      const { kind, message, fields } = failureOf(error);
      const said = message ?? fields[0]?.message;
      if (kind !== 'refused' || said === undefined || ids.length === 1) throw error;
      onOutcome(id, { message: said });
    }
  }
}
