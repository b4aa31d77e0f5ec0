// A worker that answers a flood meant for nobody: somebody who asks costs the machine as much, the shop nothing.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

const server = createServer((_request, response) => response.end('not here')).listen(0, '127.0.0.1');
await once(server, 'listening');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a rule for windows
parentPort!.postMessage((server.address() as AddressInfo).port);
