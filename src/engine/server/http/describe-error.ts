/** What the log says about an error. */
export interface ErrorDescription extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
  /** SQLSTATE, or Node's code. */
  code?: string;
  /** By the name it has in the code. */
  statement?: string;
  /** With placeholders where the values were. */
  query?: string;
  table?: string;
  column?: string;
  constraint?: string;
  cause?: ErrorDescription;
}

/**
 * Classes of SQLSTATE whose messages name tables, columns and constraints. Others repeat the value that was wrong
 * ('invalid input syntax for type integer: "…"'), and the details of most do ('Key (email)=(…) already exists').
 */
const SPEAKS_OF_NAMES_ONLY = /^(?:08|23|25|40|42|53|54|55|57)/;
const MAX_QUERY_LENGTH = 500;
const WITHHELD = 'the message may hold values and is not logged';

/**
 * Errors of the database carry what they were about: e-mails, hashes, addresses. The log gets the statement's name, or
 * its text with placeholders, and the names of tables and constraints, never a value.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code, statement, query, params, severity, table, column, constraint } = error as ErrorDescription &
    Error & { params?: unknown; severity?: string };
  const ofQueryBuilder = typeof query === 'string' && params !== undefined;
  const ofDatabase = severity !== undefined;
  const said = { ...(ofDatabase && { table, column, constraint }), code, statement };
  return {
    type: error.name,
    message: ofQueryBuilder ? 'a query failed' : ofDatabase ? messageOf(error, code) : error.message,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
    ...(ofQueryBuilder && { query: query.slice(0, MAX_QUERY_LENGTH) }),
    stack: placesOf(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function messageOf(error: Error, code: string | undefined): string {
  return code !== undefined && SPEAKS_OF_NAMES_ONLY.test(code) ? error.message : WITHHELD;
}

/** Without the message that a stack begins with. */
function placesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/** For the console of an operator, where there is no log yet. */
export function errorText(error: unknown): string {
  const { type, message, stack, cause, ...facts } = describeError(error);
  const known = Object.entries(facts).map(([name, value]) => `    ${name}: ${String(value)}`);
  const why = cause === undefined ? [] : [`caused by ${errorText((error as Error).cause)}`];
  return [`${type}: ${message}`, ...known, ...(stack === '' ? [] : [stack]), ...why].join('\n');
}
