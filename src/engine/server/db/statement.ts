import type { Db } from './client.ts';
import { runnerOf } from './handle.ts';

/** A query function whose SQL the server parses and plans once for each connection. */
export type Statement<Row, Params> = (db: Db, params: Params) => Promise<Row[]>;

/**
 * SQL written out: for what the query builder cannot say, and for the few hot paths where it costs more than the
 * database. Runs on the database as well as inside a transaction, on both engines.
 *
 * - Parameters are named in the text (`$tokenHash`) and typed by `Params`. Null must be given as null. A list of plain
 *   values is an array; an object is JSON (a list of objects goes into an object: an empty list could be either).
 * - Columns are written as the tables have them and returned in camelCase. `bigint` is a number, `numeric` a text.
 * - `name` is unique in the whole server: connections know the statement by it, and so does the log.
 */
export function statement<Row, Params extends object = Record<never, never>>(
  name: string,
  text: string,
): Statement<Row, Params> {
  const { sql, parameters } = numberParameters(text);
  return async (db, params) => {
    const values = parameters.map((parameter) => {
      const value = (params as Record<string, unknown>)[parameter];
      if (value === undefined) throw new Error(`Statement '${name}' needs the parameter '${parameter}'`);
      return value;
    });
    const { columns, rows } = await runnerOf(db)({ name, sql, values }).catch((error: unknown) => {
      throw new StatementError(name, error);
    });
    const fields = columns.map(toCamelCase);
    return rows.map((row) => toObject(fields, row) as Row);
  };
}

/** Says which statement failed, and nothing of what it was about. */
class StatementError extends Error {
  override readonly name = 'StatementError';
  readonly statement: string;

  constructor(statement: string, cause: unknown) {
    super(`Statement '${statement}' failed`, { cause });
    this.statement = statement;
  }
}

/** `$tokenHash` becomes `$1`, wherever it stands. */
function numberParameters(text: string): { sql: string; parameters: string[] } {
  const parameters: string[] = [];
  const sql = text.replace(/\$([a-z]\w*)/giu, (_, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `$${parameters.indexOf(parameter) + 1}`;
  });
  return { sql, parameters };
}

function toObject(fields: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (let index = 0; index < fields.length; index += 1) object[fields[index]!] = row[index];
  return object;
}

const camelCased = new Map<string, string>();

/** Statements have few different columns between them, and ask for the same ones at every call. */
function toCamelCase(column: string): string {
  let field = camelCased.get(column);
  if (field === undefined) {
    field = column.replace(/_([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());
    camelCased.set(column, field);
  }
  return field;
}
