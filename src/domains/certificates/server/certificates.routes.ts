import type { FastifyRequest } from 'fastify';
import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import { takePicture } from '#domains/catalogue/server/pictures/take-picture.ts';
import { newCertificateSchema } from '#domains/certificates/model/certificate.ts';
import { shopDay } from '#engine/model/dates.ts';
import { readUpload } from '#engine/server/files/read-upload.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { listCertificates, proofOf } from './certificates.queries.ts';
import { addScheme, listSchemes, removeScheme } from './schemes.ts';
import {
  applyForCertificate,
  checkApplication,
  judgeCertificate,
  withdrawCertificate,
} from './write-certificate.ts';

export function certificatesRoutes(app: ApiApp, { catalogue, db, reads, source }: Shop): void {
  const reader = (request: FastifyRequest) => ({
    language: requestLanguage(request),
    today: shopDay(new Date()),
  });

  reads.handle(app, '/api/certificate-schemes', () => source.read((from) => listSchemes(from)));

  app.get('/api/producer/certificates', async (request) =>
    listCertificates(db, request.query, await ownProducerId(db, signedInUser(request)), reader(request)),
  );

  app.post('/api/producer/certificates', async (request, reply) => {
    const user = signedInUser(request);
    const producerId = await ownProducerId(db, user);
    const id = await takePicture(user.id, async (prepare) => {
      const { image, ...form } = await readUpload(request, newCertificateSchema);
      await checkApplication(db, producerId, form, new Date());
      const { files } = await prepare(image, 'largest');
      return applyForCertificate(db, producerId, form, files.get('.jpg')!);
    });
    return reply.status(201).send({ id });
  });

  app.delete('/api/producer/certificates/:id', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    const { id } = request.params;
    await withdrawCertificate(catalogue, producerId, id, new Date());
    return { id };
  });

  app.get('/api/admin/certificates', (request) => listCertificates(db, request.query, null, reader(request)));

  app.patch('/api/admin/certificates/:id', async (request) => {
    const { id } = request.params;
    await judgeCertificate(catalogue, signedInUser(request), { id, verdict: request.body, now: new Date() });
    return { id };
  });

  app.get('/api/admin/certificates/:id/proof', async (request, reply) =>
    reply
      .type('image/jpeg')
      .header('cache-control', 'private, no-store')
      .send(await proofOf(db, request.params.id)),
  );

  app.post('/api/admin/certificate-schemes', async (request, reply) =>
    reply.status(201).send(await addScheme(catalogue, signedInUser(request), request.body.name)),
  );

  app.delete('/api/admin/certificate-schemes/:scheme', (request) =>
    removeScheme(catalogue, signedInUser(request), request.params.scheme),
  );
}
