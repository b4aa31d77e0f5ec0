// Development: Vite serves the web side with hot reload; everything else goes to the app, which starts anew on a change.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer as createViteServer } from 'vite';

const ROOT = path.dirname(import.meta.dirname);
const PORT = Number(process.env.PORT ?? 3000);
const FOR_VITE = /^\/(?:@|src\/|node_modules\/|__)/u;
/** Styles and tests do not change what the app answers. */
const FOR_APP = /^src\/.*(?<!\.test)\.(?:ts|tsx|json|sql)$/u;
const RESTART_DELAY_MS = 150;
const CONNECT_RETRY_MS = 100;
const CONNECT_PATIENCE_MS = 20_000;

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

const appPort = await freePort();
const http = createHttpServer();
const vite = await createViteServer({
  root: ROOT,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
});

let app: ChildProcess;

function startApp(): void {
  app = spawn(process.execPath, [path.join(import.meta.dirname, 'dev-app.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(appPort),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${PORT}`,
    },
  });
}

async function stopApp(): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return;
  app.kill('SIGTERM');
  await once(app, 'exit');
}

let restart: NodeJS.Timeout | undefined;
let restarting = Promise.resolve();
vite.watcher.on('all', (_event, file) => {
  if (!FOR_APP.test(path.relative(ROOT, file))) return;
  clearTimeout(restart);
  restart = setTimeout(() => {
    restarting = restarting.then(stopApp).then(startApp);
  }, RESTART_DELAY_MS);
});

/** While the app starts anew its port refuses: the request waits instead of failing. */
async function ask(incoming: IncomingMessage): Promise<IncomingMessage> {
  const deadline = Date.now() + CONNECT_PATIENCE_MS;
  for (;;) {
    const outgoing = request({
      host: '127.0.0.1',
      port: appPort,
      method: incoming.method,
      path: incoming.url,
      // Pages pass through Vite below, which reads plain text only.
      headers: { ...incoming.headers, 'accept-encoding': 'identity' },
    });
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    outgoing.on('response', resolve).on('error', reject);
    outgoing.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => incoming.pipe(outgoing));
      else incoming.pipe(outgoing);
    });
    try {
      return await promise;
    } catch (error) {
      const refused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
      if (!refused || Date.now() > deadline) throw error;
      await wait(CONNECT_RETRY_MS);
    }
  }
}

async function forward(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
  const answer = await ask(incoming);
  const status = answer.statusCode ?? 502;
  if (!answer.headers['content-type']?.startsWith('text/html') || incoming.method === 'HEAD') {
    reply.writeHead(status, answer.headers);
    answer.pipe(reply);
    return;
  }
  // Hot reload brings inline scripts of its own, which the shop's policy rightly refuses.
  const {
    'content-security-policy': _policy,
    'content-length': _length,
    etag: _etag,
    ...headers
  } = answer.headers;
  const page = await vite.transformIndexHtml(incoming.url ?? '/', await text(answer));
  reply.writeHead(status, { ...headers, 'cache-control': 'no-store' });
  reply.end(page);
}

http.on('request', (incoming, reply) => {
  if (FOR_VITE.test(incoming.url ?? '')) {
    vite.middlewares(incoming, reply, () => reply.writeHead(404).end());
    return;
  }
  forward(incoming, reply).catch((error: unknown) => {
    if (!reply.headersSent) reply.writeHead(502, { 'content-type': 'text/plain' });
    reply.end(`The app does not answer: ${String(error)}\n`);
  });
});

http.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(
    taken ? `Port ${PORT} is taken. Stop what uses it, or set PORT to another number.` : error.message,
  );
  process.exit(1);
});
http.listen(PORT, () => startApp());

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  clearTimeout(restart);
  await restarting;
  await stopApp();
  await vite.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
