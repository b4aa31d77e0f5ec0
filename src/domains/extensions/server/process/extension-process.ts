// The program of an extension's process. It holds neither settings nor secrets of the shop, reads no file but the
// extension's own, and what it wants of the shop it asks for. An extension that throws, hangs or swells takes nobody along.
import { writeSync as write } from 'node:fs';
import { Socket } from 'node:net';
import type * as Entry from 'madia/extension';
import type { Extension, Language, ShopHandle } from 'madia/extension';
import { onlyOwnModules } from './own-modules.ts';
import { takeTheWorldAway } from './small-world.ts';
import { answerCall } from './answer-call.ts';
import { boundedJson } from './bounded-json.ts';
import { describe, type AnyExtension } from './describe.ts';
import type { Asked, ToExtension, ToShop } from './messages.ts';
import { textOf } from './text-of.ts';

/** Buffers are not on the heap, which has a limit of its own. */
const MAX_MEMORY_BYTES = 384 * 1024 * 1024;
const MEMORY_CHECK_MS = 500;
const MAX_LINE = 500;

/** What is said to the shop, line by line, and what the shop says. Neither is Node's own channel, which does more than talk. */
const [TO_SHOP, FROM_SHOP] = [3, 4];
const exit = process.exit.bind(process);
/** At once, whatever an extension would still like to do. */
const end = (Reflect.get(process, 'reallyExit') as (code: number) => void).bind(process, 1);
const waiting = new Map<number, PromiseWithResolvers<unknown>>();
let extension: AnyExtension | undefined;
let lastId = 0;

function send(message: ToShop): void {
  let rest = Buffer.from(`${JSON.stringify(message)}\n`);
  // The pipe takes what there is room for; who reads it is never waited for by the shop.
  while (rest.length > 0) rest = rest.subarray(write(TO_SHOP, rest));
}

const log = (line: string) => send({ kind: 'log', line: line.slice(0, MAX_LINE) });

process.on('unhandledRejection', (reason) => log(`a promise was left alone and failed: ${textOf(reason)}`));
process.on('uncaughtException', (error) => {
  log(`ended: ${textOf(error)}`);
  setTimeout(exit, 50, 1);
});
setInterval(() => {
  if (process.memoryUsage.rss() < MAX_MEMORY_BYTES) return;
  log('ended: it holds too much memory');
  setTimeout(exit, 50, 1);
}, MEMORY_CHECK_MS).unref();

function askShop<What extends keyof Asked>(during: number, what: What, asked: Asked[What]): Promise<unknown> {
  lastId += 1;
  const asking = Promise.withResolvers<unknown>();
  try {
    const json = boundedJson(asked)!;
    waiting.set(lastId, asking);
    send({ kind: 'ask', id: lastId, during, what, json });
  } catch (error) {
    asking.reject(error);
  }
  return asking.promise;
}

type Begun = Extract<ToExtension, { kind: 'begin' }>;

/** What one call is handed: what is asked by it is known to belong to that call. */
function handleOf({ settings, texts, publicUrl }: Begun, during: number): ShopHandle {
  const ask = <What extends keyof Asked>(what: What, asked: Asked[What]) => askShop(during, what, asked);
  return {
    settings: settings as ShopHandle['settings'],
    publicUrl,
    text: (language, key, values = {}) => {
      let found: unknown = texts[language];
      for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
      if (typeof found !== 'string') throw new Error(`There is no text '${key}'`);
      return found.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
    },
    store: {
      get: async (key) => (await ask('get', { key })) as never,
      set: async (key, value, about) => {
        await ask('set', { key, value, person: about?.person ?? null });
      },
      delete: async (key) => {
        await ask('delete', { key });
      },
      add: async (key, more) => (await ask('add', { key, more })) as number,
      list: async ({ prefix = '', after } = {}) =>
        (await ask('list', { prefix, after: after ?? null })) as never,
    },
    fetch: async (url, { method = 'GET', headers = {}, body, as = 'text' } = {}) => {
      const isText = body === undefined || typeof body === 'string';
      const asJson = isText ? {} : { 'content-type': 'application/json' };
      const text = isText ? (body ?? null) : JSON.stringify(body);
      const answer = (await ask('fetch', {
        url,
        method,
        headers: { ...asJson, ...headers },
        body: text,
        as,
      })) as {
        status: number;
        headers: Record<string, string>;
        text: string;
      };
      return { ...answer, json: () => JSON.parse(answer.text) as never };
    },
    read: async (path, language: Language = 'en') => (await ask('read', { path, language })) as never,
    mail: async ({ mail, to, data = {} }) => (await ask('mail', { mail, to, data: { ...data } })) === true,
    news: async (about) => {
      const [[kind, name] = ['', '']] = Object.entries(about);
      await ask('news', { kind, name: String(name) });
    },
    log: (line) => log(String(line)),
  };
}

let begun: Begun | undefined;

async function take(message: ToExtension): Promise<void> {
  switch (message.kind) {
    case 'open': {
      onlyOwnModules(message);
      takeTheWorldAway();
      const module = (await import(message.entry)) as { default?: Extension };
      const { z } = (await import(message.api)) as typeof Entry;
      extension = module.default as AnyExtension;
      send({ kind: 'opened', described: describe(extension, z) });
      return;
    }
    case 'begin':
      begun = message;
      return;
    case 'call':
      send(await answerCall(message, extension!, handleOf(begun!, message.id)));
      return;
    case 'answer': {
      const asking = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.failed === undefined) asking?.resolve(message.value);
      else asking?.reject(new Error(message.failed));
      return;
    }
    case 'ping':
      send({ kind: 'pong' });
  }
}

function hear(line: string): void {
  const message = JSON.parse(line) as ToExtension;
  take(message).catch((error: unknown) => {
    if (message.kind === 'open') send({ kind: 'wrong', reason: textOf(error) });
    else log(textOf(error));
  });
}

let rest = '';
new Socket({ fd: FROM_SHOP, readable: true, writable: false })
  .setEncoding('utf8')
  .on('data', (chunk: string) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop()!;
    // In a turn of its own: there an extension finds nothing of the socket, by which it could make others.
    for (const line of lines) setImmediate(hear, line);
  })
  // The shop has ended: nobody waits any more.
  .once('close', end);
