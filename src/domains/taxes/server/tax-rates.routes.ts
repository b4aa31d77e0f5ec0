import type { FastifyRequest } from 'fastify';
import { TAX_REPORT_COLUMNS } from '#domains/taxes/model/tax-report.ts';
import { RATE_COLUMNS } from '#domains/taxes/model/tax-rate.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { translateMessage } from '#engine/server/i18n/translations.ts';
import { csv, sendCsv } from '#engine/server/lists/csv.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { forgetRates } from './rates-in-force.ts';
import { importRates } from './import-rates.ts';
import { allRates, knownCategories, listRates } from './tax-rates.queries.ts';
import { taxReport } from './tax-report.queries.ts';
import { changeRate, createRate, deleteRate } from './write-rate.ts';

const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** The owner's rates. */
export function taxRatesRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/tax-rates', (request) => listRates(db, request.query));

  /** The next cart reads what is true now. */
  const changed = async <Result>(write: Promise<Result>): Promise<Result> => {
    try {
      return await write;
    } finally {
      forgetRates(db);
    }
  };

  app.post('/api/admin/tax-rates', async (request, reply) =>
    reply.status(201).send(await changed(createRate(db, signedInUser(request), request.body))),
  );

  app.patch('/api/admin/tax-rates/:id', (request) =>
    changed(changeRate(db, signedInUser(request), request.params.id, request.body)),
  );

  app.delete('/api/admin/tax-rates/:id', async (request) => {
    await changed(deleteRate(db, signedInUser(request), request.params.id));
    return { id: request.params.id };
  });

  app.get('/api/admin/tax-rates/export', (request, reply) =>
    sendCsv(
      reply,
      'tax-rates.csv',
      csv([...RATE_COLUMNS], inOnePortion(allRates(db, request.query)), (rate) =>
        RATE_COLUMNS.map((column) => rate[column]),
      ),
    ),
  );

  app.post('/api/admin/tax-rates/import', async (request) => {
    const language = requestLanguage(request);
    const say = (key: string) => translateMessage(language, key, {});
    return changed(importRates(db, signedInUser(request), await fileOf(request), say));
  });

  app.get('/api/admin/taxes', (request) => taxReport(db, request.query));

  app.get('/api/admin/taxes/export', (request, reply) =>
    sendCsv(
      reply,
      'taxes.csv',
      csv([...TAX_REPORT_COLUMNS], inOnePortion(taxReport(db, request.query)), (row) =>
        TAX_REPORT_COLUMNS.map((column) => row[column]),
      ),
    ),
  );

  app.get('/api/tax-categories', () => knownCategories(db));
}

async function* inOnePortion<Row>(rows: Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await rows;
}

/** The one file of a form, whole. */
async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', 'errors:multipartExpected');
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: MAX_FILE_BYTES, files: 1 } })) {
      if (part.type === 'field') continue;
      if (part.fieldname === 'file') file = await part.toBuffer();
      else part.file.resume();
    }
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413) throw new AppError('too_large', 'errors:taxRates.tooLarge');
    if (statusCode !== undefined) throw error;
    throw new AppError('invalid', 'errors:invalid');
  }
  if (file === undefined || file.length === 0)
    throw new AppError('invalid', 'errors:taxRates.missing', { fields: { file: 'errors:taxRates.missing' } });
  return file;
}
