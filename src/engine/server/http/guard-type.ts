import type { Guard } from '#engine/model/api/call.ts';

export type { Guard };

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: Guard;
  }
}
