import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ContractMethod } from './contract-method.ts';
import type { Guard } from '#engine/model/api/call.ts';
import type { NeededRight } from '#engine/model/rights.ts';

/** The Fastify instance: schemas are zod's. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The same as the rooms see it: they declare calls of the contract and nothing else. */
export interface ApiApp {
  get: ContractMethod<'GET'>;
  post: ContractMethod<'POST'>;
  put: ContractMethod<'PUT'>;
  patch: ContractMethod<'PATCH'>;
  delete: ContractMethod<'DELETE'>;
}

export type { Guard };

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: Guard;
    right?: NeededRight;
  }
}
