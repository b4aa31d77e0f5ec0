import { readFileSync } from 'node:fs';
import { isBuiltin, registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ToExtension } from './messages.ts';

/** Of Node, what only computes. Files can be read too: the process is let see none but the extension's own. */
const MODULES = new Set([
  'assert',
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'fs',
  'fs/promises',
  'path',
  'perf_hooks',
  'process',
  'querystring',
  'stream',
  'stream/promises',
  'string_decoder',
  'timers',
  'timers/promises',
  'url',
  'util',
  'zlib',
]);

/** What is imported from here on is the extension's own, `madia/extension`, or harmless. */
export function onlyOwnModules({ api, zod, roots }: Extract<ToExtension, { kind: 'open' }>): void {
  const known = [...roots, new URL('.', api).href];
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'madia/extension') return { url: api, shortCircuit: true };
      if (specifier === 'zod' && context.parentURL === api) return { url: zod, shortCircuit: true };
      if (isBuiltin(specifier)) {
        if (MODULES.has(specifier.replace(/^node:/, ''))) return next(specifier, context);
        throw new Error(
          `it imports ${specifier}, which is out of its reach; the network is asked by shop.fetch`,
        );
      }
      const isPath = /^(?:\.{1,2}\/|\/|file:)/.test(specifier);
      const url = isPath ? new URL(specifier, context.parentURL).href : next(specifier, context).url;
      if (!known.some((root) => url.startsWith(root)))
        throw new Error(
          `it imports ${specifier}: an extension may import madia/extension, its own files and its own packages`,
        );
      return isPath ? next(specifier, context) : { url, shortCircuit: true };
    },
    load(url, context, next) {
      // Node takes no TypeScript from packages.
      if (!url.startsWith('file:') || !/\/node_modules\/.*\.m?ts$/.test(url)) return next(url, context);
      const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
