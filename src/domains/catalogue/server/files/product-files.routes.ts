import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileColumns } from '#domains/catalogue/model/files/product-columns.ts';
import { applySchema, type FileLine } from '#domains/catalogue/model/files/product-file.ts';
import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { csv, sendCsv } from '#engine/server/lists/csv.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import type { Shop } from '#engine/server/shop.ts';
import { MAX_FILE_BYTES, MAX_FILE_MB } from '#domains/catalogue/model/files/file-limits.ts';
import { applyImport } from './apply-import.ts';
import { exportedRows, templateRows } from './export-products.ts';
import { lookUp } from './known.queries.ts';
import { planImport, type Planner } from './plan-import.ts';
import { readTable } from './read-table.ts';
import { xlsx } from './write-xlsx.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** So many rows of a preview travel in one line. */
const ROWS_PER_LINE = 200;

/** Producers exchange their own products as a file, administrators everybody's. */
export function productFilesRoutes(app: ApiApp, shop: Shop): void {
  const { db } = shop;

  app.get('/api/product-file', async (request, reply) => {
    const { format, template } = request.query;
    const producerId = await onlyProducer(request);
    const rows = template === undefined ? exportedRows(db, producerId) : templateRows(db, producerId);
    const filename = `${template === undefined ? 'products' : 'template'}.${format}`;
    if (format === 'csv')
      return sendCsv(
        reply,
        filename,
        csv([...fileColumns()], rows, (cells) => cells),
      );
    reply.type(XLSX_TYPE).header('content-disposition', `attachment; filename="${filename}"`);
    return reply.send(Readable.from(xlsx(withHead(rows))));
  });

  app.post('/api/product-file/preview', async (request, reply) => {
    const { file } = await readFileForm(request);
    const table = await readTable(file);
    const planner = await plannerFor(request);
    return sendLines(request, reply, async (send) => {
      send({ progress: { done: 0, total: table.length } });
      const { rows, sum } = await planImport(table, { ...planner, known: await lookUp(db, table, planner) });
      const shown = rows
        .map(({ preview }) => preview)
        .filter(({ changes, problems }) => changes.length > 0 || problems.length > 0);
      for (let at = 0; at < shown.length; at += ROWS_PER_LINE)
        send({ rows: shown.slice(at, at + ROWS_PER_LINE) });
      send({ preview: sum });
    });
  });

  app.post('/api/product-file/apply', async (request, reply) => {
    const { file, fields } = await readFileForm(request);
    const parsed = applySchema.safeParse(fields);
    if (!parsed.success) throw new AppError('invalid', 'errors:productFile.outdated');
    const { fingerprint } = parsed.data;
    const table = await readTable(file);
    const planner = await plannerFor(request);
    return sendLines(request, reply, async (send) => {
      const onProgress = (done: number, total: number) => send({ progress: { done, total } });
      send({ applied: await applyImport(shop, { table, fingerprint, planner, onProgress }) });
    });
  });

  /** Undefined: an administrator, who may write everybody's. */
  const onlyProducer = async (request: FastifyRequest): Promise<number | undefined> => {
    const user = signedInUser(request);
    return user.role === 'ADMIN' ? undefined : (await ownProducer(db, user)).id;
  };

  const plannerFor = async (request: FastifyRequest): Promise<Omit<Planner, 'known'>> => {
    const language = requestLanguage(request);
    const say = translator(language);
    return {
      onlyProducerId: await onlyProducer(request),
      language,
      say: (key, params) => say(key, params ?? {}),
    };
  };
}

async function* withHead(portions: AsyncIterable<string[][]>): AsyncGenerator<string[][]> {
  yield [[...fileColumns()]];
  yield* portions;
}

/** Answers while it works, a line at a time. The status has left by then: what goes wrong is a line as well. */
function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (send: (line: FileLine) => void) => Promise<void>,
): FastifyReply {
  const lines = new PassThrough();
  const send = (line: FileLine) => void lines.write(`${JSON.stringify(line)}\n`);
  const say = translator(requestLanguage(request));
  const end = (error?: unknown) => {
    if (error instanceof AppError) send({ error: say(error.message, error.details.params ?? {}) });
    else if (error !== undefined) {
      request.log.error({ err: error }, 'a file of products failed');
      send({ error: say('errors:internal') });
    }
    lines.end();
  };
  work(send).then(() => end(), end);
  return reply.type('application/x-ndjson; charset=utf-8').send(lines);
}

/** The one file, whole, and the texts beside it. What is larger than allowed is not read to its end. */
async function readFileForm(
  request: FastifyRequest,
): Promise<{ file: Buffer; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', 'errors:multipartExpected');
  const fields: Record<string, string> = {};
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: MAX_FILE_BYTES, files: 1 } })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname === 'file') file = await part.toBuffer();
      else part.file.resume();
    }
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413)
      throw new AppError('too_large', 'errors:productFile.tooLarge', { params: { max: MAX_FILE_MB } });
    if (statusCode !== undefined) throw error;
    // The parser's own complaints about a torn form carry no status.
    throw new AppError('invalid', 'errors:invalid');
  }
  if (file === undefined || file.length === 0)
    throw new AppError('invalid', 'errors:productFile.missing', {
      fields: { file: 'errors:productFile.missing' },
    });
  return { file, fields };
}
