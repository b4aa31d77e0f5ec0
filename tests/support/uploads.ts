import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Uploaded } from '#engine/model/upload.ts';
import type { Visitor } from './test-app.ts';

const BOUNDARY = 'xxBOUNDARYxx';

interface Picture {
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

/** It says who took it. */
export const aPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8b45' } })
    .withExif({ IFD0: { Artist: 'Somebody Secret' } })
    .jpeg()
    .toBuffer();

/** A black PNG of one bit for each pixel: a few kilobytes however large it is, and made at once. */
export function aBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Sends a picture as the form of a browser would; a small photo unless another one is given: large ones take a second. */
export async function sendPicture(
  visitor: Visitor,
  fields: Record<string, string>,
  picture?: Picture,
  url?: string,
) {
  return sendForm(visitor, fields, picture ?? { bytes: await aPhoto(60, 40) }, url);
}

export function sendForm(
  visitor: Visitor,
  fields: Record<string, string>,
  picture?: Picture,
  url = '/api/uploads',
) {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (picture !== undefined) {
    const { bytes, name = 'a.jpg', type = 'image/jpeg' } = picture;
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n'));
  }
  return visitor.request<Uploaded & { message: string }>(
    'POST',
    url,
    Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  );
}
