import { describe, expect, it } from 'vitest';
import type { Shipment } from '#domains/orders/model/shipment.ts';
import { ApiError } from '#engine/web/api/api-error.ts';
import { shipmentOf, shipParcels, shipValuesSchema, type Outcome, type ShipValues } from './ship-parcels.ts';

const VALUES: ShipValues = {
  carrier: 'ups',
  parcels: [{ trackingNumber: '1Z 1' }, { trackingNumber: '' }, { trackingNumber: '1Z 3' }],
};

const refusal = (status: number, message: string) =>
  new ApiError(status, JSON.stringify({ code: 'conflict', message }));

async function outcomes(ids: number[], send: (id: number, shipment: Shipment) => Promise<unknown>) {
  const told: [number, Outcome][] = [];
  const end = shipParcels({ ids, values: VALUES, send, onOutcome: (...each) => told.push(each) });
  return { told, error: await end.catch((error: unknown) => error) };
}

describe('what is sent', () => {
  it('leaves out what was not given', () => {
    expect(shipmentOf(VALUES, 0)).toEqual({ carrier: 'ups', trackingNumber: '1Z 1' });
    expect(shipmentOf(VALUES, 1)).toEqual({ carrier: 'ups' });
    expect(shipmentOf({ ...VALUES, carrier: '' }, 1)).toEqual({});
  });

  it('has no markup in its number', () => {
    const values = { carrier: '', parcels: [{ trackingNumber: '<b>1</b>' }] };
    const { error } = shipValuesSchema.safeParse(values);
    expect(error?.issues).toMatchObject([
      { path: ['parcels', 0, 'trackingNumber'], message: 'validation:trackingNumberInvalid' },
    ]);
  });
});

describe('several parcels at once', () => {
  it('are sent one by one, each with its own number', async () => {
    const sent: [number, Shipment][] = [];
    const { told } = await outcomes([7, 8, 9], async (...each) => sent.push(each));
    expect(sent).toEqual([
      [7, { carrier: 'ups', trackingNumber: '1Z 1' }],
      [8, { carrier: 'ups' }],
      [9, { carrier: 'ups', trackingNumber: '1Z 3' }],
    ]);
    expect(told).toEqual([7, 8, 9].map((id) => [id, 'shipped']));
  });

  it('go on when one is refused', async () => {
    const { told, error } = await outcomes([7, 8, 9], async (id) => {
      if (id === 8) throw refusal(409, 'Cancelled.');
    });
    expect(told).toEqual([
      [7, 'shipped'],
      [8, { message: 'Cancelled.' }],
      [9, 'shipped'],
    ]);
    expect(error).toBeUndefined();
  });

  it.each([
    ['nobody is signed in any more', refusal(401, 'Please sign in.')],
    ['the server is out of reach', new TypeError('Failed to fetch')],
  ])('stop where %s', async (_, failure) => {
    const { told, error } = await outcomes([7, 8, 9], async (id) => {
      if (id === 8) throw failure;
    });
    expect(told).toEqual([[7, 'shipped']]);
    expect(error).toBe(failure);
  });
});

it('a single parcel fails as every form does', async () => {
  const failure = refusal(409, 'Cancelled.');
  const { told, error } = await outcomes([7], async () => Promise.reject(failure));
  expect(told).toEqual([]);
  expect(error).toBe(failure);
});
