import type { Api } from '#engine/model/api/api.ts';
import type { Call } from './call.ts';
import type { Page } from '#engine/model/paging.ts';

/** 'GET /api/products/:slug' */
export type Template = keyof Api;

/** '/api/products/:slug': the paths of a method. */
export type PathOf<Method extends string> = {
  [T in Template]: T extends `${Method} ${infer Path}` ? Path : never;
}[Template];

/** The paths of lists that come in pages. */
export type ListPath = {
  [Path in PathOf<'GET'>]: Api[`GET ${Path}`] extends { page: unknown } ? Path : never;
}[PathOf<'GET'>];

/** Calls that change something, and send JSON if anything. */
export type Write = {
  [T in Template]: T extends `GET ${string}` ? never : Api[T] extends { form: unknown } ? never : T;
}[Template];

type ParamName<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<T> = {
  [Name in ParamName<T>]: Name extends 'id' | `${string}Id` ? number : string;
};

type ParamsPart<T> = [ParamName<T>] extends [never] ? unknown : { params: ParamsOf<T> };

/** What is sent along: `params`, `query`, `body`, `headers`, as far as the call has them. */
export type InputOf<T extends Template> = Omit<Api[T], 'answer' | 'page'> & ParamsPart<T>;

/** The same where one page of a list is asked for. */
export type PageInputOf<T extends Template> = ParamsPart<T> & {
  query: (Api[T] extends { query?: infer Query } ? Query : unknown) & { limit: number };
};

/** The input as an argument: none where nothing is sent, one that may be left out where nothing must be. */
export type InputArgument<T extends Template> = [keyof InputOf<T>] extends [never]
  ? []
  : object extends InputOf<T>
    ? [input?: InputOf<T>]
    : [input: InputOf<T>];

/** Nothing where the call has no body. */
export type BodyOf<T extends Template> = 'body' extends keyof Api[T] ? Api[T]['body' & keyof Api[T]] : void;

export type AnswerOf<T extends Template> = Api[T]['answer'];

/** What a list is a list of. */
export type ItemOf<T extends Template> = Api[T] extends { page: Page<infer Item> } ? Item : never;

export type PageOf<T extends Template> = Page<ItemOf<T>>;

type NotACall = {
  [T in Template]: T extends `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`
    ? [keyof Api[T]] extends [keyof Call]
      ? Api[T] extends Call
        ? never
        : T
      : T
    : T;
}[Template];

type None<Found extends never> = Found;

/** Does not compile while the contract holds something that is no call; the compiler names it. */
export type OnlyCalls = None<NotACall>;
