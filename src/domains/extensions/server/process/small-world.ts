import { EventEmitter } from 'node:events';
import { writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Writable } from 'node:stream';

/** What only computes or tells, and what Node itself looks for on its process. Everything else that it can do goes. */
const KEPT = new Set([
  ...Object.getOwnPropertyNames(EventEmitter.prototype),
  '_fatalException',
  'availableMemory',
  'constrainedMemory',
  'cpuUsage',
  'cwd',
  'emitWarning',
  'exit',
  'getActiveResourcesInfo',
  'hasUncaughtExceptionCaptureCallback',
  'hrtime',
  'memoryUsage',
  'nextTick',
  'reallyExit',
  'ref',
  'resourceUsage',
  'setSourceMapsEnabled',
  'setUncaughtExceptionCaptureCallback',
  'unref',
  'uptime',
]);

/** Globals that reach the network. The last two are what is behind `fetch`: they stand there once anything of it was used. */
const GLOBALS = [
  'fetch',
  'WebSocket',
  'EventSource',
  Symbol.for('undici.globalDispatcher.1'),
  Symbol.for('undici.globalDispatcher.2'),
];

/**
 * An extension asks the shop; it needs no way of its own to others. What is taken away is everything but what is named, so
 * that nothing new of Node opens one. Holds mistakes, and makes malice hard; see docs/extensions.md.
 */
export function takeTheWorldAway(): void {
  // Loaded now: afterwards nobody puts its dispatcher back.
  void globalThis.Response;
  for (const name of GLOBALS) put(globalThis, name, undefined);
  for (
    let holder: object = process;
    holder !== EventEmitter.prototype;
    holder = Object.getPrototypeOf(holder) as object
  )
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(holder)))
      if (!KEPT.has(name) && typeof value === 'function') put(holder, name, undefined);
  // Node's own are sockets, and who has a socket makes others.
  put(process, 'stdout', linesTo(1));
  put(process, 'stderr', linesTo(2));
  syncBuiltinESMExports();
}

function put(holder: object, name: string | symbol, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(holder, name);
  // Some of them may be written and not defined anew.
  if (before?.configurable === false) Reflect.set(holder, name, value);
  else Object.defineProperty(holder, name, { value, configurable: true });
}

/** Lines for the log. What nobody reads fast enough is lost: an extension waits for nobody by talking. */
function linesTo(file: number): Writable {
  return new Writable({
    decodeStrings: true,
    write(chunk: Buffer, _encoding, done) {
      try {
        writeSync(file, chunk);
      } catch {
        // The pipe is full.
      }
      done();
    },
  });
}
