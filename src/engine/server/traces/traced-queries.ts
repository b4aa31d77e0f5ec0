import { traced, tracer } from './trace.ts';

const MAX_TEXT_LENGTH = 300;
const OF_DATABASE = { 'db.system.name': 'postgresql' };

interface Named {
  name?: string;
  text: string;
}

/**
 * An engine's `query`, each call of it a part of the trace: with the statement's name, by which it is found in the code, or
 * its text with placeholders.
 */
export function tracedQueries<Query>(query: Query): Query {
  if (tracer() === undefined) return query;
  const run = query as (...given: unknown[]) => unknown;
  return ((asked: string | Named, ...given: unknown[]) => {
    const { name, text } = typeof asked === 'string' ? { text: asked } : asked;
    const work = () => run(asked, ...given);
    if (name !== undefined) return traced(`SQL ${name}`, OF_DATABASE, work);
    return traced(
      `SQL ${summary(text)}`,
      { ...OF_DATABASE, 'db.query.text': text.slice(0, MAX_TEXT_LENGTH) },
      work,
    );
  }) as Query;
}

/** 'insert mail_outbox': of a statement without a name. */
function summary(text: string): string {
  const [, what = ''] = /^\s*(\w+)/u.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/iu.exec(text) ?? [];
  return [what.toLowerCase(), table].filter(Boolean).join(' ');
}
