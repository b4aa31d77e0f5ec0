import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { ErrorBody } from '#engine/model/errors.ts';

interface UnreadableRequest extends NodeJS.ErrnoException {
  /** What had arrived of it: a Buffer. */
  rawPacket?: unknown;
}

/** For what cannot be parsed as a request: no route, no language, but an error of the usual shape. The connection is closed. */
export function answerUnreadableRequest(error: UnreadableRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = describe(error.code);
  const body = JSON.stringify({ message, code: 'invalid' } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // Who asks with HEAD takes a body for the beginning of the next response.
  const isHead = Buffer.isBuffer(error.rawPacket) && error.rawPacket.toString('latin1', 0, 5) === 'HEAD ';
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`, () => socket.destroySoon());
}

function describe(code: string | undefined): { status: 400 | 408 | 431; message: string } {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, message: 'The address and headers are too long.' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, message: 'The request took too long to arrive.' };
  return { status: 400, message: 'This is not a request we understand.' };
}
