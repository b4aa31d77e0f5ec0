import { traced, tracer } from './trace.ts';

const MAX_TEXT_LENGTH = 1_000;

interface Named {
  name?: string;
  text: string;
}

/** An engine's `query`, each call of it a part of the trace: with the statement's name, and its text with placeholders. */
export function tracedQueries<Query>(query: Query): Query {
  if (tracer() === undefined) return query;
  const run = query as (...given: unknown[]) => unknown;
  return ((asked: string | Named, ...given: unknown[]) => {
    const { name, text } = typeof asked === 'string' ? { text: asked } : asked;
    const facts = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT_LENGTH) };
    return traced(`SQL ${name ?? summary(text)}`, facts, () => run(asked, ...given));
  }) as Query;
}

/** 'insert mail_outbox': of a statement without a name. */
function summary(text: string): string {
  const [, what = ''] = /^\s*(\w+)/u.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/iu.exec(text) ?? [];
  return [what.toLowerCase(), table].filter(Boolean).join(' ');
}
