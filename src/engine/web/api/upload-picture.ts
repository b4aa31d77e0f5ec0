import type { ResponseOf, InputOf, PathOf } from '#engine/model/api/contract.ts';
import { call, dataOf } from './client.ts';

type Upload = 'POST /api/uploads';

/** Sends a picture as a form; the browser sets the content type with its boundary. */
export async function uploadPicture(
  upload: InputOf<Upload>['form'] & { image: File },
): Promise<ResponseOf<Upload>> {
  const body = new FormData();
  body.set('entityType', upload.entityType);
  body.set('entityId', String(upload.entityId));
  body.set('image', upload.image);
  return dataOf(
    await call('/api/uploads' satisfies PathOf<'POST'>, { method: 'POST', body }),
  ) as ResponseOf<Upload>;
}
