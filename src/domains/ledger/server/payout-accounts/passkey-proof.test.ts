// Who says where a producer's money goes may prove it by a passkey instead of the password.
import { beforeEach, expect, it } from 'vitest';
import { openPasskeyDesk } from '../../../../../tests/support/passkey-desk.ts';
import { aProducer } from '../../../../../tests/support/people.ts';
import type { Visitor } from '../../../../../tests/support/test-app.ts';

const desk = openPasskeyDesk();
const CALL = '/api/producer/payout-account';
const FORM = { kind: 'bank', holder: 'Frantoio Ripalunga', iban: 'DE89370400440532013000' };
type Answer = { reason?: string; fields?: object };

let producer: Visitor;
let device: ReturnType<typeof desk.newDevice>;
beforeEach(async () => {
  producer ??= (await aProducer(desk.shop, 'frantoio-ripalunga')).visitor;
  device = desk.newDevice();
  await desk.add(producer, device);
});

it('once for each time that somebody was asked', async () => {
  const passkey = device.get(await desk.challenge(producer));
  expect((await producer.put(CALL, { ...FORM, passkey })).status).toBe(200);
  const again = await producer.put<Answer>(CALL, { ...FORM, passkey });
  expect([again.status, again.body.reason]).toEqual([400, 'passkey_refused']);
});

it('not by that of somebody else, nor by what another session was asked', async () => {
  const { owner: stranger, device: foreign } = await desk.ownerWithPasskey('stranger');
  for (const passkey of [
    foreign.get(await desk.challenge(producer)),
    device.get(await desk.challenge(stranger)),
  ]) {
    const { status, body } = await producer.put<Answer>(CALL, { ...FORM, passkey });
    expect([status, body.reason]).toEqual([400, 'passkey_refused']);
  }
});

it('not by nothing', async () => {
  const { status, body } = await producer.put<Answer>(CALL, FORM);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['password']]);
});
