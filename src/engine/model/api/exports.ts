import { z } from 'zod';
import type { Call, Contract } from './call.ts';

/** Rows of the desk, for those who may see them. */
const OF_A_LIST = /^GET \/api\/(?:admin|producer)\/[^:]+$/u;

/** What a list is a list of: of one that comes whole or in pages, in pages only, or (`exported`) whole only. */
export function rowSchemaOf({ list, response, exported }: Call): z.ZodObject | undefined {
  const row = list ?? itemOf(response, exported);
  return row instanceof z.ZodObject ? row : undefined;
}

function itemOf(response: z.ZodType | undefined, exported: true | undefined): unknown {
  if (!(response instanceof z.ZodObject)) return exported && elementOf(response);
  const { items, nextCursor } = response.shape as Record<string, unknown>;
  return exported || nextCursor !== undefined ? elementOf(items) : undefined;
}

function elementOf(array: unknown): unknown {
  return array instanceof z.ZodArray ? array.element : undefined;
}

/**
 * Every list of the desk can be saved as a table, narrowed and sorted as it is: the call of its path and '/export', for
 * those who may see the list. A call that a domain declares under that name itself stays as it is.
 */
export function withExports(contract: Contract): Contract {
  const added = Object.entries(contract).flatMap(([name, call]) => {
    const exportName = `${name}/export`;
    if (!OF_A_LIST.test(name) || exportName in contract || rowSchemaOf(call) === undefined) return [];
    return [[exportName, exportOf(call)] as const];
  });
  return { ...contract, ...Object.fromEntries(added) };
}

function exportOf({ guard, right, summary, query, sessionOnly }: Call): Call {
  return {
    guard,
    ...(right && { right }),
    ...(sessionOnly && { sessionOnly }),
    ...(query && { query: withoutPaging(query) }),
    download: 'text/csv',
    fromList: true,
    summary: `${summary}, as CSV`,
  };
}

const PAGING = ['limit', 'cursor', 'before'];

function withoutPaging(query: z.ZodObject): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(query.shape).filter(([name]) => !PAGING.includes(name))));
}
