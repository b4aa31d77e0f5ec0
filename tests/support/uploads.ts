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
