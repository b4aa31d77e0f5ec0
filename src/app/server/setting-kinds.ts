import { isIP } from 'node:net';
import { z } from 'zod';

// What settings look like.

export const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'must be on or off')
    .default(fallback)
    .transform((value) => value === 'on');
export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/.+/, 'must look like postgres://user:password@host:5432/name');
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
/** 32 random bytes in base64 have 43 characters; commas part several. */
export const SECRET_KEY = /^[^\s,]{32,}$/;
export const SECRET_KEY_RULE = 'must have at least 32 characters, without spaces or commas';

/** Names of ranges that Fastify knows, IP addresses, and networks such as 10.0.0.0/8. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
function isProxy(entry: string): boolean {
  if (PROXY_RANGES.includes(entry)) return true;
  const [ip = '', bits = '0', ...rest] = entry.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
}
export const proxyList = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine(
    (entries) => entries.every(isProxy),
    `must be a list of IP addresses, networks such as 10.0.0.0/8, or ${PROXY_RANGES.join(', ')}`,
  );

/** Whole numbers from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  const rule = `must be a number from ${min} to ${max}`;
  return z.coerce.number(rule).int(rule).min(min, rule).max(max, rule);
}
