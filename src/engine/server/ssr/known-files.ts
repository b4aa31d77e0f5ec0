import { SHOWN_IN_MAILS } from '#engine/server/http/security.ts';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingsInOrder } from '#engine/server/cache/body/accepted-encoding.ts';
import type { Config } from '#engine/server/config.ts';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';
import { CLIENT_DIR } from './assets.ts';
import { sharedAssetsFolder } from './shared-assets.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What the build makes beside a file of text. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
const encodingFor = encodingsInOrder('br', 'gzip');

interface KnownFile {
  headers: { etag: string } & Record<string, string>;
  path: string;
  isCompressed: boolean;
}

/** By path. */
type Kept = Map<string, Buffer>;

interface Options {
  /** The first that has a file of the name provides it. */
  folders: readonly string[];
  cacheControl: string;
  /** Whether what was asked for once stays in memory: for files that are few and small. */
  inMemory?: boolean;
  /** Others add to this one while the shop runs; it comes last. */
  growing?: string | undefined;
}

/**
 * Serves the files of folders that stay as they are while the shop runs, by the names they had when it started: whatever
 * else is asked for is not looked for on the disk.
 */
export function serveKnownFiles(app: FastifyInstance, prefix: string, options: Options): void {
  const files = knownFiles(options);
  const later = filesOf(options);
  const kept: Kept | undefined = options.inMemory ? new Map() : undefined;
  const serve = (file: KnownFile | undefined, request: FastifyRequest, reply: FastifyReply) =>
    file === undefined ? reply.callNotFound() : send(file, kept, request, reply);
  if (prefix === '/') {
    // Named one by one: a wildcard here would hide every page.
    for (const [name, file] of files) app.get(`/${name}`, (request, reply) => serve(file, request, reply));
    return;
  }
  app.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) =>
    serve(files.get(request.params['*']) ?? later(request.params['*']), request, reply),
  );
}

const SETTLED_MS = 2_000;

/** The folder is read again only when something has come or gone: an unknown name costs a look at its date. */
function filesOf({ growing, cacheControl }: Options): (name: string) => KnownFile | undefined {
  if (growing === undefined) return () => undefined;
  let readAt = -1;
  let files = new Map<string, KnownFile>();
  return (name) => {
    const changedAt = statSync(growing, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== undefined && changedAt !== readAt) {
      files = knownFiles({ folders: [growing], cacheControl });
      // Two files that come within one tick of the disk's clock leave the same date.
      readAt = Date.now() - changedAt > SETTLED_MS ? changedAt : -1;
    }
    return files.get(name);
  };
}

async function send(
  file: KnownFile,
  kept: Kept | undefined,
  { headers }: FastifyRequest,
  reply: FastifyReply,
) {
  if (headers['if-none-match']?.includes(file.headers.etag))
    return reply.status(304).headers(file.headers).send();
  const encoding = file.isCompressed ? encodingFor(headers['accept-encoding']?.toString()) : 'identity';
  const path = encoding === 'identity' ? file.path : file.path + ENDINGS[encoding];
  const bytes = kept?.get(path) ?? (await read(path));
  if (bytes === undefined) return reply.callNotFound();
  kept?.set(path, bytes);
  reply.headers(file.headers);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** Undefined where the file has gone since the start, as when the shop is built anew beside a running one. */
async function read(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException): undefined => {
    if (error.code !== 'ENOENT') throw error;
  });
}

function knownFiles({ folders, cacheControl }: Options): Map<string, KnownFile> {
  const files = new Map<string, KnownFile>();
  for (const folder of folders) {
    const names = new Set(existsSync(folder) ? namesIn(folder) : []);
    for (const name of names) {
      if (files.has(name) || isCompressedForm(name, names)) continue;
      const path = join(folder, name);
      const { size, mtimeMs } = statSync(path);
      const etag = `W/"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`;
      const isCompressed = Object.values(ENDINGS).every((ending) => names.has(name + ending));
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      const headers = {
        'content-type': type,
        'cache-control': cacheControl,
        etag,
        ...(isCompressed && { vary: 'accept-encoding' }),
        ...(type.startsWith('image/') && SHOWN_IN_MAILS),
      };
      files.set(name, { headers, path, isCompressed });
    }
  }
  return files;
}

/** Of all files below it, as URLs have them. What begins with a dot is nobody's business. */
function namesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) =>
      entry.isDirectory()
        ? namesIn(join(folder, entry.name)).map((name) => `${entry.name}/${name}`)
        : [entry.name],
    );
}

function isCompressedForm(name: string, names: ReadonlySet<string>): boolean {
  return Object.values(ENDINGS).some(
    (ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)),
  );
}

const DAY_SECONDS = 86_400;

/** Built files (their names change with their content), pictures and icons of the brand and of the shop. */
export function addStaticFiles(app: FastifyInstance, config: Config): void {
  const built = join(CLIENT_DIR, 'assets');
  serveKnownFiles(app, '/assets/', {
    folders: [
      existsSync(built) && config.environment !== 'development' ? built : join(PROJECT_ROOT, 'public'),
    ],
    cacheControl: `public, max-age=${365 * DAY_SECONDS}, immutable`,
    inMemory: true,
    growing: sharedAssetsFolder(config),
  });
  // The brand's own lie over those of the shop.
  serveKnownFiles(app, '/pictures/', {
    folders: [join(config.brand.folder, 'pictures'), join(PROJECT_ROOT, 'sample/pictures')],
    cacheControl: `public, max-age=${30 * DAY_SECONDS}`,
  });
  serveKnownFiles(app, '/', {
    folders: [join(config.brand.folder, 'public'), join(PROJECT_ROOT, 'public')],
    cacheControl: `public, max-age=${DAY_SECONDS}`,
  });
}
