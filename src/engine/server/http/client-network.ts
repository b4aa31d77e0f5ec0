import { isIP, SocketAddress } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whose request it is as far as limits go: one IPv4 address, or the /64 that one IPv6 customer has to choose from. */
export function clientNetwork(request: FastifyRequest): string {
  return networkOf(request.ip);
}

/** `ip` as a socket or a trusted proxy gives it; some proxies append the port. What is no IP shares one network. */
export function networkOf(ip: string | undefined): string {
  const address = normalized(ip ?? '');
  if (address === undefined) return 'unknown';
  if (isIP(address) === 4) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - tail.split(':').filter(Boolean).length }, () => '0');
  return `${[...left, ...zeros, ...tail.split(':')].slice(0, 4).join(':')}::/64`;
}

/**
 * What is counted for an IPv6 network, for the /48 around it; everything else stays as it is. A /48 is to be had for nothing,
 * and some servers come with one: 65,536 networks of one person.
 */
export function siteOf(subject: string): string {
  return subject.replace(/(?<=^| )((?:[\da-f]+:){3})[\da-f]+::\/64$/, '$1:/48');
}

/** IPv6 in its shortest spelling, IPv4 that came through an IPv6 socket as IPv4. */
function normalized(ip: string): string | undefined {
  const bare = ip.replace(/%.*$/, '');
  const family = isIP(bare);
  if (family === 4) return bare;
  const { address } =
    (family === 6 ? new SocketAddress({ address: bare, family: 'ipv6' }) : SocketAddress.parse(bare)) ?? {};
  return address?.replace(/^::ffff:(?=\d+\.)/, '');
}

/** Behind a proxy that is not trusted all visitors look like one and share their limits: the log says so, once. */
export function hintAtProxy(app: FastifyInstance): void {
  let said = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!said && request.headers['x-forwarded-for'] !== undefined) {
      said = true;
      request.log.warn(
        { from: request.ip },
        'X-Forwarded-For is ignored. If it comes from a proxy of yours, name the proxy in TRUST_PROXY.',
      );
    }
    done();
  });
}
