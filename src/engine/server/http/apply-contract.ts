import type { FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Call, Contract } from '#engine/model/api/call.ts';
import { withExports } from '#engine/model/api/exports.ts';
import { idTextSchema } from '#engine/model/ids.ts';
import { listSchema } from '#engine/model/lists/paging.ts';
import { isLimit } from './limits.ts';
import { MAX_PARAM_LENGTH } from './path-params.ts';

/** What the contract says of a call; undefined where no domain declares it. */
export function callOf(method: string, path: string): Call | undefined {
  return calls.get(`${method} ${path}`);
}

let calls: ReadonlyMap<string, Call> = new Map();

/** Which calls the API has, by their names: with the domains, before anything else. */
export function composeApi(contracts: readonly Contract[]): void {
  calls = new Map(contracts.flatMap((contract) => Object.entries(withExports(contract))));
}

/** Gives a route that has only a handler its guard, its limits and its schemas, as the contract says them. */
export function applyContract(route: RouteOptions): void {
  if (!route.url.startsWith('/api/') || route.config?.guard !== undefined) return;
  const [method] = [route.method].flat();
  const call = callOf(method === 'HEAD' ? 'GET' : method!, route.url);
  if (call === undefined) return;
  const { guard, right, rateLimit, sessionOnly, sells } = call;
  if (rateLimit !== undefined && !isLimit(rateLimit))
    throw new Error(`${method} ${route.url} names no limit: ${rateLimit}`);
  route.config = {
    ...route.config,
    guard,
    ...(right && { right }),
    ...(rateLimit !== undefined && { rateLimit }),
    ...(sessionOnly && { sessionOnly }),
    ...(sells && { sells }),
  };
  route.schema = { ...schemaOf(route.url, call), ...route.schema };
}

/** The schemas of a call, as Fastify takes them. */
function schemaOf(path: string, call: Call): FastifySchema {
  const params = paramsOf(path, call);
  const response = responseOf(call);
  return {
    summary: call.summary,
    ...(params && { params }),
    ...(call.query && { querystring: call.query }),
    ...(call.headers && { headers: call.headers }),
    ...(call.body && { body: call.body }),
    ...(call.form && { consumes: ['multipart/form-data'] }),
    ...(response && { response: { [call.status ?? 200]: response } }),
  };
}

export function responseOf({ list, response }: Call): z.ZodType | undefined {
  return list === undefined ? response : listSchema(list);
}

const slugSchema = z.string().max(MAX_PARAM_LENGTH);

/** `:id` and `:partId` are numbers, other names texts. */
export function paramsOf(path: string, { params }: Pick<Call, 'params'>): z.ZodObject | undefined {
  const names = [...path.matchAll(/:(\w+)/gu)].map(([, name]) => name!);
  if (params !== undefined || names.length === 0) return params;
  return z.object(
    Object.fromEntries(names.map((name) => [name, /^id$|Id$/u.test(name) ? idTextSchema : slugSchema])),
  );
}
