import type { ApiAnswer } from './client.ts';

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
