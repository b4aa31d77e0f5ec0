import sharp from 'sharp';
import type { Uploaded } from '#shared/uploads/upload.ts';
import type { Visitor } from './test-app.ts';

const BOUNDARY = 'xxBOUNDARYxx';

interface Picture {
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

let photo: Promise<Buffer> | undefined;

/** 1500 × 1000, and it says who took it. */
const aPhoto = () =>
  (photo ??= sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#7a8b45' } })
    .withExif({ IFD0: { Artist: 'Somebody Secret' } })
    .jpeg()
    .toBuffer());

/** Sends a picture as the form of a browser would; a photo unless another one is given. */
export async function sendPicture(
  visitor: Visitor,
  fields: Record<string, string>,
  picture?: Picture,
  url?: string,
) {
  return sendForm(visitor, fields, picture ?? { bytes: await aPhoto() }, url);
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
