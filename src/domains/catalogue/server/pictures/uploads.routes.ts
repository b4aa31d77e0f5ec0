import { uploadSchema } from '#engine/model/upload.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { attachPicture, requireOwnEntity } from './attach-picture.ts';
import { openPictureStore } from '#engine/server/files/open-picture-store.ts';
import { readUpload } from '#engine/server/files/read-upload.ts';
import { storePicture } from '#engine/server/files/store-picture.ts';
import { takePicture } from './take-picture.ts';

export function uploadsRoutes(app: ApiApp, { catalogue, db, config }: Shop): void {
  const store = openPictureStore({ config, db });
  app.post('/api/uploads', async (request, reply) => {
    const user = signedInUser(request);
    const uploaded = await takePicture(user.id, async (prepare) => {
      const { entityType, entityId, image } = await readUpload(request, uploadSchema);
      await requireOwnEntity(db, user, entityType, entityId);
      return storePicture(store, await prepare(image, 'all'), (stored) =>
        attachPicture(catalogue, user, entityType, entityId, stored),
      );
    });
    return reply.status(201).send(uploaded);
  });
}
