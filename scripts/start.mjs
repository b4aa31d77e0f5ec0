// npm start: installs if needed, builds if the sources changed, then serves. Runs on Node 18 up to the last step.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './build-if-changed.mjs';
import { prepare, ROOT, runForeground, runsOnUsableNode } from './bootstrap.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

const SERVER = path.join(ROOT, 'dist', 'server', 'main.js');

const node = prepare();
await buildIfChanged(node);
process.env.NODE_ENV ??= 'production';
if (runsOnUsableNode()) {
  await import(pathToFileURL(SERVER).href);
} else {
  process.exitCode = await runForeground(node, [...SERVER_FLAGS, SERVER]);
}
