import { request, type Agent } from 'node:http';
import type { Reply } from './hostile-answers.ts';
import type { HostileRequest } from './hostile-requests.ts';

export interface RawReply extends Reply {
  retryAfter: string | undefined;
}

/** Over a real connection, with the URL as it is: `fetch` and `inject` would tidy it up. */
export function sendRaw(
  { hostname, port }: URL,
  agent: Agent,
  asked: Omit<HostileRequest, 'caller'>,
  cookie?: string,
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        host: hostname,
        port,
        method: asked.method,
        path: asked.url,
        headers: {
          ...asked.headers,
          ...(asked.payload === undefined ? {} : { 'content-length': Buffer.byteLength(asked.payload) }),
          ...(cookie === undefined ? {} : { cookie }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            contentType: answer.headers['content-type'] ?? '',
            retryAfter: answer.headers['retry-after'],
            text: answer.headers['content-encoding'] === undefined ? Buffer.concat(chunks).toString() : '',
          }),
        );
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(asked.payload);
  });
}
