import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptedEncoding } from '#engine/server/cache/body/accepted-encoding.ts';
import type { Compression } from '#engine/server/cache/body/compression.ts';

/** Every encoding that a response may be labelled with, and what makes its bytes. */
const STREAMS: Record<Compression, () => Transform> = {
  zstd: () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/** For what is too long to hold: it is written while it is read, and compressed on the way. */
export function sendStream(reply: FastifyReply, text: AsyncIterable<string>): FastifyReply {
  const plain = text instanceof Readable ? text : Readable.from(text);
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(reply.request.headers['accept-encoding']?.toString());
  if (encoding === 'identity') return reply.send(plain);
  const compressed = STREAMS[encoding]();
  // Whichever ends first ends the other: nobody reads on for somebody who has left.
  pipeline(plain, compressed, () => undefined);
  return reply.header('content-encoding', encoding).send(compressed);
}
