// A disk that keeps what was synced and nothing else: what a machine finds again whose power went away.
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';

/** A file or folder is itself under every name. */
type Identity = string;

/**
 * Watches a folder while this process syncs things in it. As on ext4, XFS and APFS a synced file also keeps its name; that
 * others were renamed or removed is sure once their folder was synced.
 */
export class ForgetfulDisk {
  readonly #root: string;
  /** Files as they were when they were synced last. */
  readonly #contents = new Map<Identity, Buffer>();
  readonly #folders = new Map<Identity, Map<string, Identity>>();
  /** Where something was seen last. */
  readonly #seen = new Map<Identity, string>();
  /** In copies: nobody looks for them here. */
  readonly #foreign = new Set<Identity>();

  private constructor(root: string) {
    this.#root = root;
  }

  /** Until the mocks of the test are restored. */
  static async watch(root: string): Promise<ForgetfulDisk> {
    const disk = new ForgetfulDisk(root);
    for (const name of ['fsyncSync', 'fdatasyncSync'] as const) {
      const really = fs[name];
      vi.spyOn(fs, name).mockImplementation((fd) => {
        really(fd);
        disk.#keep(fd);
      });
    }
    const handle = await open(root);
    const handles = Object.getPrototypeOf(handle) as typeof handle;
    await handle.close();
    const really = handles.sync;
    vi.spyOn(handles, 'sync').mockImplementation(async function sync(this: typeof handle) {
      await really.call(this);
      disk.#keep(this.fd);
    });
    return disk;
  }

  /** What is there after the power came back. */
  copyTo(target: string): void {
    this.#copy(identityOf(fs.statSync(this.#root)), target);
  }

  #copy(folder: Identity, target: string): void {
    fs.mkdirSync(target);
    for (const [name, entry] of this.#folders.get(folder) ?? []) {
      const to = path.join(target, name);
      if (isFolder(entry)) this.#copy(entry, to);
      // A name without contents is an empty file.
      else fs.writeFileSync(to, this.#contents.get(entry) ?? '');
      this.#foreign.add(currentIdentity(to)!);
    }
  }

  #keep(fd: number): void {
    const synced = identityOf(fs.fstatSync(fd));
    const at = this.#pathOf(synced);
    if (at === undefined) return;
    if (isFolder(synced)) return this.#keepNamesIn(synced, at);
    this.#contents.set(synced, fs.readFileSync(at));
    const folder = identityOf(fs.statSync(path.dirname(at)));
    const names = this.#folders.get(folder) ?? new Map<string, Identity>();
    this.#folders.set(folder, names.set(path.basename(at), synced));
  }

  #keepNamesIn(folder: Identity, at: string): void {
    const names = fs.readdirSync(at).map((name) => [name, currentIdentity(path.join(at, name))!] as const);
    this.#folders.set(folder, new Map(names));
  }

  #pathOf(synced: Identity): string | undefined {
    const known = this.#seen.get(synced);
    if (known !== undefined && currentIdentity(known) === synced) return known;
    if (this.#foreign.has(synced)) return undefined;
    this.#seen.clear();
    this.#look(this.#root);
    return this.#seen.get(synced);
  }

  #look(at: string): void {
    const identity = currentIdentity(at);
    if (identity === undefined) return;
    this.#seen.set(identity, at);
    if (isFolder(identity)) for (const name of fs.readdirSync(at)) this.#look(path.join(at, name));
  }
}

function currentIdentity(at: string): Identity | undefined {
  const status = fs.lstatSync(at, { throwIfNoEntry: false });
  return status && identityOf(status);
}

/** The number alone is given to a new file when the old one is gone. */
function identityOf(status: fs.Stats): Identity {
  return `${status.isDirectory() ? 'folder' : 'file'} ${status.ino} ${status.birthtimeMs}`;
}

function isFolder(identity: Identity): boolean {
  return identity.startsWith('folder');
}
