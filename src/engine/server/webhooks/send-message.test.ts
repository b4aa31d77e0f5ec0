import { expect, it } from 'vitest';
import { connectionFailure } from './send-message.ts';

it.each([
  ['ECONNREFUSED', 'refused'],
  ['ECONNRESET', 'hungUp'],
  ['EPIPE', 'hungUp'],
  ['EHOSTUNREACH', 'unreachable'],
  ['ENETUNREACH', 'unreachable'],
  ['ETIMEDOUT', 'unreachable'],
])('%s is told without its code, as %s', (code, reason) =>
  expect(connectionFailure(Object.assign(new Error(code), { code }))).toEqual({ reason }),
);

it.each([
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['EPROTO', 'encryption'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'encryption'],
  ['HPE_INVALID_CONSTANT', 'notHttp'],
  ['EADDRNOTAVAIL', 'connection'],
])('%s, which its owner looks up, is told as %s with its code', (code, reason) =>
  expect(connectionFailure(Object.assign(new Error(code), { code }))).toEqual({ reason, code }),
);

it('an error without a code is told by its message, as long as that is short', () =>
  expect(connectionFailure(new Error('so it is '.repeat(50)))).toEqual({
    reason: 'connection',
    code: 'so it is '.repeat(50).slice(0, 100),
  }));
