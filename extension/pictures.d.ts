/** Where uploaded pictures are stored. A part of `madia/extension`. */
import type { SettingsDeclared, ShopHandle } from './handle.d.ts';

/**
 * A store of pictures that is spoken to by HTTP. The extension says which request to make; the shop makes it, so that bytes never
 * pass the extension's process. A name stands for the same bytes for ever, and each call may come again after a failure. What is
 * thrown means that the store is away: new pictures are refused, and the ones that nobody has cached are missing. It has 5 seconds,
 * 15 where it lists, and 10 the store.
 */
export interface Pictures<Settings extends SettingsDeclared = SettingsDeclared> {
  /** The request that stores a file, whole or not at all. An answer of 200 to 299 means that it is stored. */
  put(
    asked: { readonly file: PictureFile },
    shop: ShopHandle<Settings>,
  ): Promise<PictureRequest> | PictureRequest;
  /** The request that reads a file. An answer of 404 or 410 means that there is none, and so does null. */
  get(
    asked: { readonly name: string },
    shop: ShopHandle<Settings>,
  ): Promise<PictureRequest | null> | PictureRequest | null;
  /** Removes a file. One that is not there is no mistake. */
  remove(asked: { readonly name: string }, shop: ShopHandle<Settings>): Promise<void> | void;
  /** All files, part by part: `after` is null at first, then `next` of the part before. */
  list(
    asked: { readonly after: string | null },
    shop: ShopHandle<Settings>,
  ): Promise<PictureList> | PictureList;
}

export interface PictureFile {
  /** 32 hexadecimal digits and an ending, such as `-400.avif`; or `owner.json`, which says whose the pictures are. */
  readonly name: string;
  /** 'image/avif' */
  readonly type: string;
  /** In bytes: at most 10 MB. */
  readonly size: number;
  /** Of the bytes that are sent, in hexadecimal digits. */
  readonly sha256: string;
}

export interface PictureRequest {
  /** At one of its hosts. Redirects are not followed. */
  url: string;
  /** PUT where a file is stored, GET where it is read, unless this says something else. */
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Readonly<Record<string, string>>;
}

export interface PictureList {
  files: readonly {
    name: string;
    /** When it was stored: ISO 8601. What nothing shows is removed an hour later. */
    savedAt: string;
  }[];
  /** Null: this was the last part. */
  next: string | null;
}
