import type { FastifyRequest } from 'fastify';

/** Says who it is by a key rather than by cookies. A page of another site cannot: it would have to ask first. */
export function isBearer({ headers }: FastifyRequest): boolean {
  return headers.authorization?.slice(0, 7).toLowerCase() === 'bearer ';
}
