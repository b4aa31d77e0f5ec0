// A worker that answers a flood meant for nobody: whoever asks costs the machine as much, the shop nothing.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

const server = createServer((_request, response) => response.end('not here')).listen(0, '127.0.0.1');
await once(server, 'listening');
parentPort!.postMessage((server.address() as AddressInfo).port);
