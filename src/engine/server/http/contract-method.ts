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
import type { z } from 'zod';
import type { Api } from '#engine/model/api/api.ts';
import type { Download } from '#engine/model/api/call.ts';
import type { ParamsOf, PathOf, ResponseOf, ResponsesOf, Template } from '#engine/model/api/contract.ts';
import type { Difference, InputOfSchema, OutputOfSchema } from './contract-check.ts';
import type { Guard } from './app-type.ts';

/** What a route declares, in the words of the contract. */
interface Declared<Schema> {
  params: Schema extends { params: infer Params } ? OutputOfSchema<Params> : object;
  query: Schema extends { querystring: infer Query } ? InputOfSchema<Query> : object;
  body: Schema extends { body: infer Body } ? InputOfSchema<Body> : void;
  answer: Schema extends { response: infer Response } ? InputOfSchema<Response[keyof Response]> : Download;
}

type Options<T extends Template, Schema> = {
  config: FastifyContextConfig & { guard: Guard };
} & (ResponseOf<T> extends Download ? { schema?: Schema } : { schema: Schema }) &
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

/** What a handler is given and gives, by the contract of its call. */
interface DeclaredSchema<T extends Template> {
  params: Api[T] extends { readonly params: infer Params extends z.ZodType }
    ? Params
    : z.ZodType<ParamsOf<T>>;
  querystring: Api[T] extends { readonly query: infer Query extends z.ZodType } ? Query : z.ZodType<object>;
  headers: Api[T] extends { readonly headers: infer Headers extends z.ZodType } ? Headers : z.ZodType<object>;
  body: Api[T] extends { readonly body: infer Body extends z.ZodType } ? Body : z.ZodType<undefined>;
  response: ResponseOf<T> extends Download
    ? Record<200, z.ZodType>
    : Record<200 | 201 | 202, z.ZodType<ResponsesOf<T>, ResponsesOf<T>>>;
}

/**
 * One of Fastify's `get`, `post` …, for the paths of the contract. Guard and schemas come from the contract
 * (`applyContract`); where a call is said in types alone, from the options.
 */
export interface ContractMethod<Method extends string> {
  <Path extends PathOf<Method>>(
    path: Api[`${Method} ${Path}` & Template] extends { readonly summary: string } ? Path : never,
    handler: Handler<DeclaredSchema<`${Method} ${Path}` & Template>>,
  ): unknown;
  <Path extends PathOf<Method>, const Schema extends FastifySchema = FastifySchema>(
    path: Path,
    options: Options<`${Method} ${Path}` & Template, Schema>,
    handler: Handler<Schema>,
  ): unknown;
}
