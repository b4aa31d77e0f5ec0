import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  ContextConfigDefault,
  FastifyContextConfig,
  FastifySchema,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Download } from '#engine/model/api/call.ts';
import type { AnswerOf, PathOf, Template } from '#engine/model/api/contract.ts';
import type { Difference, InputOfSchema, OutputOfSchema } from './contract-check.ts';
import type { Guard } from './guard-type.ts';

/** What a route declares, in the words of the contract. */
interface Declared<Schema> {
  params: Schema extends { params: infer Params } ? OutputOfSchema<Params> : object;
  query: Schema extends { querystring: infer Query } ? InputOfSchema<Query> : object;
  body: Schema extends { body: infer Body } ? InputOfSchema<Body> : void;
  answer: Schema extends { response: infer Response } ? InputOfSchema<Response[keyof Response]> : Download;
}

type Options<T extends Template, Schema> = {
  config: FastifyContextConfig & { guard: Guard };
} & (AnswerOf<T> extends Download ? { schema?: Schema } : { schema: Schema }) &
  Difference<T, Declared<Schema>>;

type Handler<Schema extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  RouteGenericInterface,
  ContextConfigDefault,
  Schema,
  ZodTypeProvider
>;

/** One of Fastify's `get`, `post` …, for the paths of the contract and with the schemas it asks for. */
export type ContractMethod<Method extends string> = <
  Path extends PathOf<Method>,
  const Schema extends FastifySchema = FastifySchema,
>(
  path: Path,
  options: Options<`${Method} ${Path}` & Template, Schema>,
  handler: Handler<Schema>,
) => unknown;
