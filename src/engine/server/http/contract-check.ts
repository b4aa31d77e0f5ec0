import type { z } from 'zod';
import type { BodyOf, ParamsOf, QueryOf, ResponsesOf, Template } from '#engine/model/api/contract.ts';

export type InputOfSchema<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
export type OutputOfSchema<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

/** What a route or a read says of itself: names in the path as it is handed them, the rest as the wire carries it. */
interface Declared {
  params: unknown;
  query: unknown;
  body: unknown;
  answer: unknown;
}

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Parameters are coerced from texts, so their types need not be the same: all that may be sent must be taken. */
type TakesQuery<Sent, Taken> =
  Same<keyof Sent, keyof Taken> extends true ? ([Sent] extends [Taken] ? true : false) : false;

type DifferingPart<T extends Template, D extends Declared> =
  | (Same<ParamsOf<T>, D['params']> extends true ? never : 'params')
  | (TakesQuery<QueryOf<T>, D['query']> extends true ? never : 'query')
  | (Same<BodyOf<T>, D['body']> extends true ? never : 'body')
  | (Same<ResponsesOf<T>, D['answer']> extends true ? never : 'answer');

/** A property nobody can give where a declaration is not what the contract says: its name is the compiler's message. */
export type Difference<T extends Template, D extends Declared> = [DifferingPart<T, D>] extends [never]
  ? unknown
  : { 'differs from the contract in': DifferingPart<T, D> };
