import type { Page } from '#engine/model/lists/paging.ts';
import type { Api } from '#engine/model/api/api.ts';
import type { WireCall } from './call.ts';

/** 'GET /api/products/:slug' */
export type Template = keyof Api;

/** Every call as the wire carries it. */
type Wire = { [T in Template]: WireCall<Api[T]> };

/** '/api/products/:slug': the paths of a method. */
export type PathOf<Method extends string> = {
  [T in Template]: T extends `${Method} ${infer Path}` ? Path : never;
}[Template];

/** The paths of lists that come in pages. */
export type ListPath = {
  [Path in PathOf<'GET'>]: Wire[`GET ${Path}`] extends { page: unknown } ? Path : never;
}[PathOf<'GET'>];

/** Calls that change something, and send JSON if anything. */
export type Write = {
  [T in Template]: T extends `GET ${string}` ? never : Wire[T] extends { form: unknown } ? never : T;
}[Template];

export type ParamName<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<T> = {
  [Name in ParamName<T>]: Name extends 'id' | `${string}Id` ? number : string;
};

type ParamsPart<T> = [ParamName<T>] extends [never] ? unknown : { params: ParamsOf<T> };

/** What is sent along: `params`, `query`, `body`, `headers`, as far as the call has them. */
export type InputOf<T extends Template> = Omit<Wire[T], 'response' | 'page'> & ParamsPart<T>;

/** The same where one page of a list is asked for. */
export type PageInputOf<T extends Template> = ParamsPart<T> & {
  query: (Wire[T] extends { query?: infer Query } ? Query : unknown) & { limit: number };
};

/** The input as an argument: none where nothing is sent, one that may be left out where nothing must be. */
export type InputArgument<T extends Template> = [keyof InputOf<T>] extends [never]
  ? []
  : object extends InputOf<T>
    ? [input?: InputOf<T>]
    : [input: InputOf<T>];

/** Nothing where the call has no body. */
export type BodyOf<T extends Template> = 'body' extends keyof Wire[T]
  ? Wire[T]['body' & keyof Wire[T]]
  : void;

export type ResponseOf<T extends Template> = Wire[T]['response' & keyof Wire[T]];

/** What a list is a list of. */
export type ItemOf<T extends Template> = Wire[T] extends { page: Page<infer Item> } ? Item : never;

export type PageOf<T extends Template> = Page<ItemOf<T>>;

/** Of a list the whole and a page. */
export type ResponsesOf<T extends Template> =
  | ResponseOf<T>
  | (Wire[T] extends { page: infer OnePage } ? OnePage : never);
