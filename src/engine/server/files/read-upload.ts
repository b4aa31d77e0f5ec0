import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '#engine/server/http/app-error.ts';

/** The fields in any order, and the one file, whole. */
export async function readUpload<Fields extends object>(
  request: FastifyRequest,
  schema: z.ZodType<Fields>,
): Promise<Fields & { image: Buffer }> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', 'errors:multipartExpected');
  const fields: Record<string, string> = {};
  let image: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname === 'image') image = await readFile(part);
      else part.file.resume();
    }
  } catch (error) {
    // The parser's own complaints about a torn form carry no status.
    if (error instanceof AppError || (error as { statusCode?: number }).statusCode !== undefined) throw error;
    throw new AppError('invalid', 'errors:invalid');
  }
  const parsed = schema.safeParse(fields);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]);
    throw new AppError('invalid', parsed.error.issues[0]!.message, {
      fields: Object.fromEntries(wrong) as Record<string, string>,
    });
  }
  if (image === undefined || image.length === 0) {
    throw new AppError('invalid', 'validation:imageRequired', {
      fields: { image: 'validation:imageRequired' },
    });
  }
  return { ...parsed.data, image };
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413)
      throw new AppError('too_large', 'errors:pictureTooLarge');
    throw error;
  }
}
