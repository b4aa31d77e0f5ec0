// Stands in for a WebDAV server, as RFC 4918 has it: folders have to be made before files are put into them, and lists are XML.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const ROOT = '/dav/shop/';

interface Stored {
  bytes: Buffer;
  type: string;
  changedAt: Date;
}

export class WebDavStandIn {
  readonly user = 'shop';
  readonly password = 'pässword:with a colon';
  readonly files = new Map<string, Stored>();
  readonly folders = new Set<string>([ROOT]);
  /** Every request so far, as 'PUT 3f/…'. */
  readonly asked: string[] = [];
  /** Statuses to answer the next requests with; 'cut': the answer breaks off half-way. */
  readonly refusals: (number | 'cut')[] = [];
  /** Every request is answered with it while it is set. */
  isAway = false;
  /** Requests wait for it. */
  gate: Promise<void> | undefined;
  inside = 0;
  mostInside = 0;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async open(): Promise<WebDavStandIn> {
    const standIn = new WebDavStandIn();
    await new Promise<void>((resolve) => {
      standIn.#server.listen(0, '127.0.0.1', resolve);
    });
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${ROOT}`;
  }

  /** Settings of the example. */
  get settings(): Record<string, string> {
    return {
      X_WEBDAV_PICTURES_URL: this.url,
      X_WEBDAV_PICTURES_USER: this.user,
      X_WEBDAV_PICTURES_PASSWORD: this.password,
    };
  }

  /** By its name, in whichever folder it lies. */
  named(name: string): Stored | undefined {
    return [...this.files].find(([path]) => path.endsWith(`/${name}`))?.[1];
  }

  names(): string[] {
    return [...this.files.keys()].map((path) => path.split('/').at(-1)!).sort();
  }

  empty(): void {
    this.files.clear();
    this.folders.clear();
    this.folders.add(ROOT);
    this.asked.length = 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const path = decodeURIComponent(request.url!);
    this.asked.push(`${request.method} ${path.slice(ROOT.length)}`);
    this.inside += 1;
    this.mostInside = Math.max(this.mostInside, this.inside);
    await this.gate;
    this.inside -= 1;
    const refusal = this.isAway ? 503 : this.refusals.shift();
    if (refusal === 'cut') {
      response.writeHead(200, { 'content-length': '1000' }).write('half', () => response.destroy());
      return;
    }
    const access = `Basic ${Buffer.from(`${this.user}:${this.password}`).toString('base64')}`;
    const status = request.headers.authorization === access ? refusal : 401;
    if (status === undefined) this.#answer(request, path, body, response);
    else response.writeHead(status).end();
  }

  #answer({ method, headers }: IncomingMessage, path: string, body: Buffer, response: ServerResponse): void {
    const parent = path.replace(/[^/]+\/?$/, '');
    const found = this.files.get(path);
    switch (method) {
      case 'MKCOL':
        if (this.folders.has(path)) response.writeHead(405).end();
        else if (!this.folders.has(parent)) response.writeHead(409).end();
        else response.writeHead(this.folders.add(path) && 201).end();
        return;
      case 'PUT':
        if (!this.folders.has(parent)) return void response.writeHead(409).end();
        this.files.set(path, { bytes: body, type: headers['content-type'] ?? '', changedAt: new Date() });
        response.writeHead(found === undefined ? 201 : 204).end();
        return;
      case 'DELETE':
        response.writeHead(this.files.delete(path) ? 204 : 404).end();
        return;
      case 'PROPFIND':
        if (headers.depth !== '1') return void response.writeHead(403).end();
        if (!this.folders.has(path)) return void response.writeHead(404).end();
        response.writeHead(207, { 'content-type': 'application/xml' }).end(this.#listOf(path));
        return;
      default:
        if (found === undefined) response.writeHead(404).end('<html>Not found</html>');
        else response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
    }
  }

  /** As Apache writes it. */
  #listOf(folder: string): string {
    const inside = (path: string) =>
      path !== folder && path.startsWith(folder) && /^[^/]+\/?$/.test(path.slice(folder.length));
    const entries = [
      folder,
      ...[...this.folders].filter((path) => inside(path)),
      ...[...this.files.keys()].filter((path) => inside(path)),
    ];
    const responses = entries.map((path) => {
      const type = path.endsWith('/')
        ? '<lp1:resourcetype><D:collection/></lp1:resourcetype>'
        : '<lp1:resourcetype/>';
      const changed = (this.files.get(path)?.changedAt ?? new Date()).toUTCString();
      return `<D:response xmlns:lp1="DAV:">\n<D:href>${encodeURI(path)}</D:href>\n<D:propstat><D:prop>\n${type}\n<lp1:getlastmodified>${changed}</lp1:getlastmodified>\n</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>\n</D:response>`;
    });
    return `<?xml version="1.0" encoding="utf-8"?>\n<D:multistatus xmlns:D="DAV:">\n${responses.join('\n')}\n</D:multistatus>`;
  }
}
