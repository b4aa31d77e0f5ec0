import type { EventType, ShopEvent, ShopHandle, z } from 'madia/extension';
import type { AnyExtension } from './describe.ts';
import type { Call, Refused, SentRequest, ToExtension, ToShop } from './messages.ts';
import { boundedJson } from './bounded-json.ts';
import { callProvided } from './ports.ts';
import { textOf } from './text-of.ts';

/** Does what the shop asks for. What fails is told, in one line. */
export async function answerCall(
  { id, call }: Extract<ToExtension, { kind: 'call' }>,
  extension: AnyExtension,
  shop: ShopHandle,
): Promise<Extract<ToShop, { kind: 'answer' }>> {
  try {
    return { kind: 'answer', id, json: boundedJson(await answer(call, extension, shop)) };
  } catch (error) {
    const refused = refusedBy(error);
    return { kind: 'answer', id, failed: textOf(error), ...(refused && { refused }) };
  }
}

async function answer(call: Call, extension: AnyExtension, shop: ShopHandle): Promise<unknown> {
  switch (call.do) {
    case 'event': {
      const handle = extension.on?.[call.event.type as EventType] as
        | ((event: ShopEvent, shop: ShopHandle) => unknown)
        | undefined;
      await handle?.(call.event as ShopEvent, shop);
      return null;
    }
    case 'timer':
      await extension.timers![call.name]!.run(new Date(call.now), shop);
      return null;
    case 'route':
      return answerRoute(call.key, call.request, extension, shop);
    case 'provide':
      return callProvided(extension, call.what, call.asked, shop);
    case 'show':
      return extension.pages![call.page]!.show(call.asked, shop);
    case 'submit':
      return (await extension.pages![call.page]!.submit?.(call.form, shop)) ?? null;
  }
}

async function answerRoute(key: string, request: SentRequest, extension: AnyExtension, shop: ShopHandle) {
  const route = extension.routes![key as `GET /`]!;
  const body = judged(route.body, request.body);
  const query = judged(route.query, request.query);
  return route.handle({ ...request, body, query } as never, shop);
}

/** What the schema makes of it. What does not fit is refused, field by field. */
function judged(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return value;
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) if (path.length > 0) fields[path.join('.')] ??= message;
  const message = error.issues[0]?.message ?? 'Invalid';
  throw Object.assign(new Error(message), { name: 'Refusal', code: 'invalid', fields });
}

function refusedBy(error: unknown): Refused | undefined {
  if (!(error instanceof Error) || error.name !== 'Refusal') return undefined;
  const { code, message, fields } = error as Error & Refused;
  return { code, message, ...(fields && { fields }) };
}
