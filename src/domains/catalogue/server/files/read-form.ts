import type { FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES, MAX_FILE_MB } from '#domains/catalogue/model/files/file-limits.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** The one file, whole, and the texts beside it. What is larger than allowed is not read to its end. */
export async function readFileForm(
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
