import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#engine/model/errors.ts';
import { ApiError } from '#engine/web/api/api-error.ts';
import { failureOf, Refusal } from './failure.ts';

const refused = (status: number, body: Partial<ErrorBody>) =>
  new ApiError(status, JSON.stringify({ code: 'invalid', message: 'No.', ...body }));
const isField = (name: string) => ['username', 'email'].includes(name);

describe('what the server says of a field', () => {
  it('stands beside it, and is not said again', () => {
    const error = refused(409, { message: 'Taken.', fields: { username: 'Taken.', email: 'Taken too.' } });
    expect(failureOf(error, isField)).toMatchObject({
      kind: 'refused',
      fields: [
        { name: 'username', message: 'Taken.' },
        { name: 'email', message: 'Taken too.' },
      ],
      message: undefined,
    });
  });

  it('is said for the whole form where the form has no such field, once', () => {
    const fields = { email: 'Wrong.', 'tiers.0': 'Must rise.', 'tiers.1': 'Must rise.', note: 'Too long.' };
    expect(failureOf(refused(400, { message: 'Wrong.', fields }), isField)).toMatchObject({
      fields: [{ name: 'email', message: 'Wrong.' }],
      message: 'Must rise. Too long.',
    });
  });
});

it('what the form itself refuses stands beside its fields as well', () => {
  const refusal = new Refusal({ fields: { email: 'validation:emailInvalid' } });
  expect(failureOf(refusal, isField)).toMatchObject({
    kind: 'refused',
    fields: [{ name: 'email', message: 'validation:emailInvalid' }],
    message: undefined,
  });
});

it('what it says of no field is for the form', () => {
  expect(failureOf(refused(409, { message: 'Sold out.', reason: 'out_of_stock' }), isField)).toMatchObject({
    kind: 'refused',
    reason: 'out_of_stock',
    fields: [],
    message: 'Sold out.',
  });
});

it('too many tries come with the time to wait', () => {
  const error = refused(429, { code: 'rate_limited', message: 'Wait 30 seconds.', retryAfterSeconds: 30 });
  expect(failureOf(error, isField)).toMatchObject({
    kind: 'refused',
    message: 'Wait 30 seconds.',
    waitSeconds: 30,
  });
});

it.each([
  ['a session that has ended', refused(401, { reason: 'sign_in_needed' }), 'signed-out'],
  ['401 from something in between', new ApiError(401, 'Unauthorized'), 'signed-out'],
  ['a wrong password at the sign-in', refused(401, { reason: 'wrong_credentials' }), 'refused'],
  ['a role that was taken away', refused(403, {}), 'forbidden'],
  ['an error of the server', refused(500, {}), 'broken'],
  ['a proxy without a server behind it', new ApiError(502, '<html>Bad Gateway</html>'), 'broken'],
  ['what the form itself refuses', new Refusal({ reason: 'cart_empty' }), 'refused'],
  ['no answer at all', new TypeError('Failed to fetch'), 'unreachable'],
] as const)('%s is told apart', (_name, error, kind) => {
  expect(failureOf(error, isField).kind).toBe(kind);
});

it('without words of the server there is no message', () => {
  expect(failureOf(new TypeError('Failed to fetch')).message).toBeUndefined();
  expect(failureOf(new ApiError(502, '<html>Bad Gateway</html>')).message).toBeUndefined();
});
