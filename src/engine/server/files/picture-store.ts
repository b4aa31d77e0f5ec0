/** Where pictures are stored: a folder, a bucket of an S3 server, or what an extension knows. */
export interface PictureStore {
  save(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is none. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** One that is not there is no mistake. */
  remove(name: string): Promise<void>;
  /** All but the owner's file: that says something about the place, and goes into no backup. */
  list(): Promise<StoredFile[]>;
  /** Itself, or all that it looks in: each has an owner of its own (picture-owner.ts). */
  readonly places: readonly PictureStore[];
}

/** The place cannot be reached, or does not do what it was asked for: pictures are neither stored nor missing. */
export class PicturesAway extends Error {}

export interface StoredFile {
  name: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Beside the pictures, and says whose they are. No picture is called so: it is neither shown, nor moved, nor removed. */
export const OWNER_FILE = 'owner.json';

const FILE_NAME = /^([0-9a-f]{32})(?:-\d+)?\.(?:jpg|avif|webp)(?:\.part)?$/;

/** Shops of before 1.0 have WebP as well. */
const SHOWN = /^[0-9a-f]{32}(?:\.jpg|-(?:400|800)\.(?:avif|webp))$/;

/** A file that a picture is made of (resize-picture.ts). No store is asked for another: widths can be made up without end. */
export const isShownFile = (fileName: string): boolean => SHOWN.test(fileName);

/** The URL of the picture that a file belongs to; undefined for what somebody else put there. */
export function pictureOf(fileName: string): string | undefined {
  const id = FILE_NAME.exec(fileName)?.[1];
  return id === undefined ? undefined : pictureAddress(id);
}

/** All files of a picture begin with its id; the URL is that of the one every browser can show. */
export function pictureAddress(id: string): string {
  return `/uploads/${id}.jpg`;
}

/** The files that a picture is made of, by the ending of their names. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};
