import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
PRIVATE.addAddress('::1', 'ipv6');
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

/** What a proxy adds to a request that it passes on. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** For figures about the shop: only this machine or its private network may ask, and no proxy on somebody's behalf. */
export async function requireInside({ raw, headers }: FastifyRequest): Promise<void> {
  const peer = raw.socket.remoteAddress ?? '';
  const isPrivate = PRIVATE.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4');
  if (!isPrivate || PASSED_ON.some((name) => name in headers))
    throw new AppError('not_found', 'errors:not_found');
}
