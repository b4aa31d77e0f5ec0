import type { Uploaded } from '#shared/uploads/upload.ts';
import { ApiError } from './api-error.ts';
import { pageLanguage } from './client.ts';

/** Sends a picture as a form; the browser sets the content type with its boundary. */
export async function uploadPicture(upload: {
  entityType: string;
  entityId: number;
  image: File;
}): Promise<Uploaded> {
  const body = new FormData();
  body.set('entityType', upload.entityType);
  body.set('entityId', String(upload.entityId));
  body.set('image', upload.image);
  const response = await fetch('/api/uploads', {
    method: 'POST',
    credentials: 'include',
    headers: pageLanguage(),
    body,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  return JSON.parse(text) as Uploaded;
}
