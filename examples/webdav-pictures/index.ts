// Stores uploaded pictures on a WebDAV server: Nextcloud, ownCloud, a NAS, Apache, a storage box of a host.
//
//   EXTENSIONS=./examples/webdav-pictures PICTURES=x-webdav-pictures \
//     X_WEBDAV_PICTURES_URL=https://nas.internal/shop/ X_WEBDAV_PICTURES_USER=… X_WEBDAV_PICTURES_PASSWORD=… npm start
import { defineExtension, type PictureList, type ShopHandle } from 'madia/extension';

const settings = {
  /** A folder that is there, and nobody else's. */
  url: { kind: 'url', required: true },
  user: { kind: 'text' },
  password: { kind: 'secret' },
} as const;
type Shop = ShopHandle<typeof settings>;

/** A list of a folder comes in one piece, so that pictures lie in 256 of them, by the beginning of their names. */
const DIGITS = '0123456789abcdef';
const IN_FOLDER = /^([0-9a-f]{2})[0-9a-f]{30}/;

export default defineExtension({
  name: 'webdav-pictures',
  api: 1,
  settings,
  pictures: {
    put: async ({ file }, shop) => {
      const folder = IN_FOLDER.exec(file.name)?.[1];
      if (folder !== undefined) {
        const { status } = await shop.fetch(urlOf(shop, `${folder}/`), {
          method: 'MKCOL',
          headers: access(shop),
        });
        // 405: it is there already.
        if (status !== 201 && status !== 405) throw new Error(`MKCOL was answered with ${status}`);
      }
      return { url: fileAt(shop, file.name), headers: { ...access(shop), 'content-type': file.type } };
    },
    get: ({ name }, shop) => ({ url: fileAt(shop, name), headers: access(shop) }),
    remove: async ({ name }, shop) => {
      const { status } = await shop.fetch(fileAt(shop, name), { method: 'DELETE', headers: access(shop) });
      if (status !== 404 && (status < 200 || status >= 300))
        throw new Error(`DELETE was answered with ${status}`);
    },
    // First the folder itself: where that is gone, or the password is wrong, nothing is empty. Then sixteen at a time.
    list: async ({ after }, shop) => {
      const folders = after === null ? [''] : [...DIGITS].map((digit) => `${after}${digit}/`);
      const found = await Promise.all(folders.map((folder) => filesIn(shop, folder)));
      if (after === null && found[0] === undefined) throw new Error('There is no such folder on the server');
      const next = after === null ? '0' : DIGITS[DIGITS.indexOf(after) + 1];
      return { files: found.flatMap((files) => files ?? []), next: next ?? null };
    },
  },
});

const urlOf = (shop: Shop, path: string) => `${shop.settings.url.replace(/\/*$/, '/')}${path}`;

function fileAt(shop: Shop, name: string): string {
  const folder = IN_FOLDER.exec(name)?.[1];
  return urlOf(shop, folder === undefined ? name : `${folder}/${name}`);
}

function access({ settings: { user, password } }: Shop): Record<string, string> {
  if (user === undefined) return {};
  const both = new TextEncoder().encode(`${user}:${password ?? ''}`);
  return { authorization: `Basic ${btoa(String.fromCodePoint(...both))}` };
}

/** Undefined: there is no such folder. */
async function filesIn(shop: Shop, folder: string): Promise<PictureList['files'] | undefined> {
  const { status, text } = await shop.fetch(urlOf(shop, folder), {
    method: 'PROPFIND',
    headers: { ...access(shop), depth: '1', 'content-type': 'application/xml' },
    body: '<propfind xmlns="DAV:"><prop><getlastmodified/><resourcetype/></prop></propfind>',
  });
  if (status === 404) return undefined;
  if (status !== 207) throw new Error(`PROPFIND was answered with ${status}`);
  return elements(text, 'response').flatMap((response) => {
    const name = decodeURIComponent(elements(response, 'href')[0] ?? '')
      .split('/')
      .at(-1)!;
    const changed = Date.parse(elements(response, 'getlastmodified')[0] ?? '');
    const isFile = name !== '' && !/<(?:[\w-]+:)?collection\b/.test(response);
    return isFile && !Number.isNaN(changed) ? [{ name, savedAt: new Date(changed).toISOString() }] : [];
  });
}

/** Servers choose the prefix of the namespace themselves: `d:`, `D:`, `lp1:` or none. */
function elements(xml: string, name: string): string[] {
  const found = xml.matchAll(
    new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([^]*?)</(?:[\\w-]+:)?${name}>`, 'g'),
  );
  return [...found].map(([, inner]) => inner!.trim());
}
