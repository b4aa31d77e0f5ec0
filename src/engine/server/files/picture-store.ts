/** Where pictures are stored: a folder, or a bucket of an S3 server. */
export interface PictureStore {
  save(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is none. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** One that is not there is no mistake. */
  remove(name: string): Promise<void>;
  list(): Promise<StoredFile[]>;
}

export interface StoredFile {
  name: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const FILE_NAME = /^([0-9a-f]{32})(?:-\d+)?\.(?:jpg|avif|webp)(?:\.part)?$/;

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
