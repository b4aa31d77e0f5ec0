import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { uploadedSchema, uploadSchema } from '#shared/uploads/upload.ts';
import { AppError } from '#server/http/app-error.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { BoundedQueue } from '#server/http/bounded-queue.ts';
import { signedInUser } from '#server/http/guards.ts';
import type { Shop } from '#server/shop.ts';
import { attachPicture, requireOwnEntity } from './attach-picture.ts';
import { openPictureStore } from './picture-store.ts';
import { preparePicture } from './prepare-picture.ts';
import { storePicture } from './store-picture.ts';
import { PLACES, RETRY_AFTER_SECONDS, UploadPlaces } from './upload-places.ts';

export function uploadsRoutes(app: RoomApp, { catalogue, db, config }: Shop): void {
  const store = openPictureStore(config.dataDir);
  const places = new UploadPlaces();
  const oneAtATime = new BoundedQueue({
    atOnce: 1,
    waiting: PLACES,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  app.post(
    '/api/uploads',
    {
      config: {
        guard: ['PRODUCER', 'ADMIN'],
        rateLimit: 'uploads',
      },
      schema: { consumes: ['multipart/form-data'], response: { 201: uploadedSchema } },
    },
    async (request, reply) => {
      const user = signedInUser(request);
      const uploaded = await places.hold(user.id, async () => {
        const { entityType, entityId, image } = await readUpload(request);
        await requireOwnEntity(db, user, entityType, entityId);
        const picture = await oneAtATime.run(() => preparePicture(image));
        return storePicture(store, picture, (stored) =>
          attachPicture(catalogue, user, entityType, entityId, stored),
        );
      });
      return reply.status(201).send(uploaded);
    },
  );
}

/** The fields in any order, and the one file, whole. */
async function readUpload(request: FastifyRequest) {
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
  const parsed = uploadSchema.safeParse(fields);
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
