import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  ContextConfigDefault,
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
    ? Record<200 | 204, z.ZodType>
    : Record<200 | 201 | 202, z.ZodType<ResponsesOf<T>, ResponsesOf<T>>>;
}

/** One of Fastify's `get`, `post` …, for the paths of the contract; guard and schemas come from there (`applyContract`). */
export type ContractMethod<Method extends string> = <Path extends PathOf<Method>>(
  path: Path,
  handler: Handler<DeclaredSchema<`${Method} ${Path}` & Template>>,
) => unknown;
