import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { answerReturn, returnsOfProducer } from './producer-returns.ts';

export function producerReturnsRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/producer/returns', async (request) => {
    const producer = await ownProducer(db, signedInUser(request));
    return {
      items: await returnsOfProducer(db, { producerId: producer.id, language: requestLanguage(request) }),
    };
  });

  app.post('/api/producer/returns/:id/answers', async (request, reply) => {
    const user = signedInUser(request);
    const producer = await ownProducer(db, user);
    const by = { producerId: producer.id, userId: user.id, language: requestLanguage(request) };
    const answered = await answerReturn(db, request.params.id, request.body.text, by);
    return reply.status(201).send(answered);
  });
}
