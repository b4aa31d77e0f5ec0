import type { EventType, Extension, Page, Route, Timer, z as Zod } from 'madia/extension';
import type { Described, DescribedRoute } from './messages.ts';
import { providedBy } from './ports.ts';

/** An extension as it comes: nothing of it was looked at yet. */
export type AnyExtension = Partial<Extension>;

/** Its data, for the shop to judge; functions are looked for here, where they are. */
export function describe(extension: AnyExtension | undefined, z: typeof Zod): Described {
  if (typeof extension !== 'object' || extension === null)
    throw new Error('it has no default export made by defineExtension');
  const {
    name,
    api,
    hosts = [],
    settings = {},
    on = {},
    routes = {},
    timers = {},
    mails = {},
    pages = {},
    fields = {},
  } = extension;
  for (const [type, handler] of Object.entries(on)) mustBeFunction(handler, `on['${type}']`);
  return {
    name: name as string,
    api: api as number,
    hosts,
    settings,
    events: Object.keys(on) as EventType[],
    routes: Object.entries(routes).map(([key, route]) => describeRoute(key, route, z)),
    timers: Object.entries(timers).map(([timer, { everyMinutes, run }]: [string, Timer]) => {
      mustBeFunction(run, `run of the timer '${timer}'`);
      return { name: timer, everyMinutes };
    }),
    mails,
    pages: Object.entries(pages).map(([page, { right, show, submit }]: [string, Page]) => {
      mustBeFunction(show, `show of the page '${page}'`);
      if (submit !== undefined) mustBeFunction(submit, `submit of the page '${page}'`);
      return { name: page, right };
    }),
    fields,
    provides: providedBy(extension),
  };
}

function describeRoute(
  key: string,
  { who, right, summary, body, handle }: Route,
  z: typeof Zod,
): DescribedRoute {
  mustBeFunction(handle, `handle of '${key}'`);
  const schema =
    body === undefined ? undefined : z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return {
    key,
    who,
    summary,
    ...(right && { right }),
    ...(schema && { body: schema as Record<string, unknown> }),
  };
}

function mustBeFunction(value: unknown, what: string): void {
  if (typeof value !== 'function') throw new Error(`${what} is no function`);
}
