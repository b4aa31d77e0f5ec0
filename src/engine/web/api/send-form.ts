import type { ResponseOf, InputOf, PathOf } from '#engine/model/api/contract.ts';
import { call, dataOf, type ApiAnswer } from './client.ts';
import { ApiError } from './api-error.ts';

interface FormToSend {
  url: string;
  form: FormData;
  /** Hears which share of it has left, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Posts a form with a file and says how far it is, which `fetch` cannot. */
export function sendForm({ url, form, onProgress, signal }: FormToSend): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(loaded / Math.max(1, total)),
    );
    request.addEventListener('load', () => resolve({ status: request.status, body: request.responseText }));
    request.addEventListener('error', () => reject(new TypeError('The form could not be sent.')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

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

/** Posts a form to a call that answers line by line while it works, and hands over each line as it comes. */
export async function streamLines<Line>(
  url: string,
  form: FormData,
  onLine: (line: Line) => void,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body: form,
    credentials: 'include',
    headers: { 'accept-language': document.documentElement.lang },
  });
  if (!response.ok || response.body === null) throw new ApiError(response.status, await response.text());
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split('\n');
    rest = lines.pop()!;
    for (const line of lines) onLine(JSON.parse(line) as Line);
  }
}

/** Sends one file to a call that takes nothing beside it. */
export async function sendFile<Path extends PathOf<'POST'>>(
  path: Path,
  file: File,
): Promise<ResponseOf<`POST ${Path}`>> {
  const body = new FormData();
  body.set('file', file);
  return dataOf(await call(path, { method: 'POST', body })) as ResponseOf<`POST ${Path}`>;
}
