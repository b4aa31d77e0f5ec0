// A load generator that costs less than what it measures: of a response it reads status and length and drops the rest.
// (One that turns bodies into text takes longer over a compressed page than the shop takes to send it.)
import { connect } from 'node:net';

/** Somebody who waits longer for a response has failed. */
const TIMEOUT_MS = 10_000;
const END_OF_HEAD = '\r\n\r\n';
const NO_BYTES = Buffer.alloc(0);

export interface Request {
  method?: string;
  /** Left out: that of the URL. */
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The bytes of a request. */
export function requestTo(url: string, { method = 'GET', path, headers = {}, body }: Request = {}): Buffer {
  const { host, pathname, search } = new URL(url);
  const lines = [
    `${method} ${path ?? pathname + search} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}${END_OF_HEAD}${body ?? ''}`);
}

interface Load {
  connections: number;
  /** The next request; undefined: there are no more. */
  next: () => Buffer | undefined;
  /** No request begins later; what has begun is waited for. */
  seconds?: number;
  /** At most so many, by all connections together. */
  perSecond?: number;
}

export interface Answers {
  /** From the first request to the last response. */
  seconds: number;
  /** In milliseconds, one for each response. */
  latencies: number[];
  /** Responses other than 2xx, and requests without one. */
  failures: number;
}

/** On every connection one request after the other, until the time is over or there are no more. */
export async function load(url: string, { connections, next, seconds, perSecond }: Load): Promise<Answers> {
  const started = performance.now();
  const deadline = started + (seconds ?? Infinity) * 1000;
  const answers: Answers = { seconds: 0, latencies: [], failures: 0 };
  let begun = 0;
  const take = () => (performance.now() < deadline ? next() : undefined);
  const pause = () => {
    if (perSecond === undefined) return 0;
    begun += 1;
    return started + (begun * 1000) / perSecond - performance.now();
  };
  const callAgainAndAgain = async () => {
    while (await callOnOneConnection(url, { take, pause, answers }));
  };
  await Promise.all(Array.from({ length: connections }, callAgainAndAgain));
  answers.seconds = (performance.now() - started) / 1000;
  return answers;
}

interface Calls {
  take: () => Buffer | undefined;
  /** How many milliseconds to wait before the next one. */
  pause: () => number;
  answers: Answers;
}

/** Until there is nothing to take, or the server ends it: then true, for there may be more. */
function callOnOneConnection(url: string, { take, pause, answers }: Calls): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, timeout: TIMEOUT_MS });
  /** Of the request under way. */
  let startedAt: number | undefined;
  let head: Buffer = NO_BYTES;
  /** Of the response's body, once its head is read. */
  let bytesLeft: number | undefined;
  let isLast = false;
  let isOver = false;

  const send = () => {
    const request = take();
    if (request === undefined) {
      isOver = true;
      socket.destroy();
    } else {
      startedAt = performance.now();
      socket.write(request);
    }
  };
  const sendInTime = () => {
    const wait = pause();
    if (wait <= 0) send();
    else setTimeout(send, wait);
  };
  const read = (chunk: Buffer) => {
    if (bytesLeft === undefined) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(END_OF_HEAD);
      if (end === -1) return;
      const { status, length, closes } = readHead(head.toString('latin1', 0, end));
      if (status < 200 || status > 299) answers.failures += 1;
      isLast = closes;
      bytesLeft = length - (head.length - end - END_OF_HEAD.length);
    } else {
      bytesLeft -= chunk.length;
    }
    if (bytesLeft > 0) return;
    answers.latencies.push(performance.now() - startedAt!);
    startedAt = undefined;
    head = NO_BYTES;
    bytesLeft = undefined;
    if (isLast) socket.destroy();
    else sendInTime();
  };

  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    let isConnected = false;
    socket.on('connect', () => {
      isConnected = true;
      sendInTime();
    });
    socket.on('data', (chunk: Buffer) => {
      try {
        read(chunk);
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
    socket.on('timeout', () => socket.destroy());
    socket.on('error', (error) => {
      failure = error;
    });
    socket.on('close', () => {
      if (startedAt !== undefined) answers.failures += 1;
      // Where nobody listens, or speaks as we expect, there is nothing to measure. Connections may break.
      if (failure instanceof UnreadableResponse || !isConnected)
        reject(failure ?? new Error(`${url} does not answer.`));
      else resolve(!isOver);
    });
  });
}

class UnreadableResponse extends Error {}

function readHead(head: string): { status: number; length: number; closes: boolean } {
  const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
  const isEmpty = status === 204 || status === 304;
  const length = isEmpty ? '0' : /\r\ncontent-length: (\d+)/iu.exec(head)?.[1];
  if (length === undefined) throw new UnreadableResponse(`A response without a length: ${head}`);
  return { status, length: Number(length), closes: /\r\nconnection: close/iu.test(head) };
}
