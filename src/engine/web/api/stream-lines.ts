import { ApiError } from './api-error.ts';

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
