import type { Role } from '#engine/model/current-user.ts';

/**
 * Who may call a route. 'owner': anyone, but the handler only ever touches what belongs to the caller's session or the
 * token in the URL (cart lines, a guest's order).
 */
export type Guard = 'public' | 'owner' | 'signed-in' | Role | readonly Role[];

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: Guard;
  }
}
