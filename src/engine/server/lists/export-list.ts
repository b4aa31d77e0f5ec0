import type { FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { rowSchemaOf } from '#engine/model/api/exports.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { App } from '#engine/server/http/app-type.ts';
import { callOf } from '#engine/server/http/apply-contract.ts';
import { csv, sendCsv } from './csv.ts';

/** Rows that an export reads at once. */
const PORTION = 1_000;

type Rows = Record<string, unknown>[];
type Answer = Rows | (Pick<Page<Rows[number]>, 'items'> & Partial<Page<Rows[number]>>);
/** Where the next portion begins, as the list is asked. */
type Place = { cursor: string } | { before: unknown };

/** Beside each list of the desk its export, as soon as the list has its route. */
export function addExport(app: App, { method, url, handler }: RouteOptions): void {
  const list = callOf('GET', url);
  if (method !== 'GET' || list === undefined || !callOf('GET', `${url}/export`)?.fromList) return;
  const columns = columnsOf(rowSchemaOf(list)!);
  const filename = `${url.split('/').slice(3).join('-')}.csv`;
  // It asks the list itself, portion by portion, so that both always say the same.
  app.get(`${url}/export`, async function exportList(request, reply) {
    const portion = (place?: Place) =>
      handler.call(app, asking(request, place), reply) as Answer | Promise<Answer>;
    // What is wrong with the question is said before the file begins.
    const first = await portion();
    const lines = csv(
      columns.map(({ name }) => name),
      portions(first, portion, list.query !== undefined && 'before' in list.query.shape),
      (row) => columns.map(({ read }) => read(row)),
    );
    return sendCsv(reply, filename, lines);
  });
}

/** The same question for a portion of the list. */
function asking(request: FastifyRequest, place?: Place): FastifyRequest {
  const query = { ...(request.query as object), limit: PORTION, uncounted: true, ...place };
  return Object.create(request, { query: { value: query } }) as FastifyRequest;
}

/** `isBefore`: a list without cursors, whose pages are asked for by the last row of the one before. */
async function* portions(
  first: Answer,
  next: (place: Place) => Answer | Promise<Answer>,
  isBefore: boolean,
): AsyncGenerator<Rows> {
  let answer = first;
  for (;;) {
    const rows = Array.isArray(answer) ? answer : answer.items;
    yield rows;
    const cursor = Array.isArray(answer) ? undefined : answer.nextCursor;
    if (cursor) answer = await next({ cursor });
    else if (isBefore && Array.isArray(answer) && rows.length > 0)
      answer = await next({ before: rows.at(-1)!.id });
    else return;
  }
}

interface Column {
  name: string;
  read: (row: Record<string, unknown>) => unknown;
}

/** The fields of a row, by their names in the API; those of an object within it follow with a dot between. */
export function columnsOf(row: z.ZodObject): Column[] {
  return Object.entries(row.shape).flatMap(([name, schema]): Column[] => {
    const field = bare(schema);
    if (field instanceof z.ZodObject)
      return columnsOf(field).map((inner) => ({
        name: `${name}.${inner.name}`,
        read: (of) => inner.read((of[name] ?? {}) as Record<string, unknown>),
      }));
    if (!(field instanceof z.ZodArray)) return [{ name, read: (of) => cell(of[name]) }];
    const write = writerOf(bare(field.element));
    if (write === undefined) return [];
    return [{ name, read: (of) => ((of[name] ?? []) as unknown[]).map(write).join(', ') }];
  });
}

/** Texts and numbers as they are, lines of goods as '2 × Oil'; other things within things have no place in a table. */
function writerOf(element: unknown): ((value: unknown) => string) | undefined {
  if (!(element instanceof z.ZodObject)) return element instanceof z.ZodArray ? undefined : String;
  const { name, quantity } = element.shape as Record<string, unknown>;
  if (name === undefined || quantity === undefined) return undefined;
  return (line) => {
    const { name: what, quantity: units } = line as { name: string; quantity: number };
    return `${units} × ${what}`;
  };
}

function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap());
  return schema;
}

const cell = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
