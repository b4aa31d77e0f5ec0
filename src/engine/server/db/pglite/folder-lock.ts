import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '#engine/server/startup-error.ts';

/** Longest path a Unix socket may have on every platform we run on. */
const MAX_SOCKET_PATH = 100;

/**
 * Keeps a second process away from an embedded database. The lock is a listening socket: unlike a file with a process
 * number it cannot be mistaken after kill -9 or in a container where every process has the number 1.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  if ((await answerOf(path)) !== undefined) throw inUse(folder);
  await rm(path, { force: true });
  const token = randomUUID();
  const server = await listen(path, token);
  // Two processes may have cleared the same stale socket at once: only the one whose token answers holds the lock.
  if ((await answerOf(path)) !== token) {
    server.close();
    throw inUse(folder);
  }
  return () => new Promise((done) => server.close(() => done()));
}

function inUse(folder: string) {
  return new StartupError(
    `The database in ${folder} is in use by another running process. Stop that one, or give this one another DATA_DIR.`,
  );
}

function socketPath(folder: string): string {
  const beside = `${folder}.lock`;
  if (beside.length <= MAX_SOCKET_PATH) return beside;
  return join(tmpdir(), `madia-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.lock`);
}

function listen(path: string, token: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(token));
    server.unref();
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}

/** The token of the process that holds the lock, or undefined when nobody answers. */
function answerOf(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(path);
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('end', () => resolve(received));
    socket.on('error', () => resolve(undefined));
  });
}
