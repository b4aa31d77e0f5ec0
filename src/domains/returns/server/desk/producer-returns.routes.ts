import { producerReturnSchema, producerReturnsSchema } from '#domains/returns/model/handled-return.ts';
import { returnAnswerSchema } from '#domains/returns/model/return-input.ts';
import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { idParamsSchema } from '#engine/server/http/path-params.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { answerReturn, returnsOfProducer } from './producer-returns.ts';

const config = { guard: 'PRODUCER' } as const;

export function producerReturnsRoutes(app: ApiApp, { db }: Shop): void {
  app.get(
    '/api/producer/returns',
    { config, schema: { response: { 200: producerReturnsSchema } } },
    async (request) => {
      const producer = await ownProducer(db, signedInUser(request));
      return {
        items: await returnsOfProducer(db, { producerId: producer.id, language: requestLanguage(request) }),
      };
    },
  );

  app.post(
    '/api/producer/returns/:id/answers',
    {
      config,
      schema: {
        params: idParamsSchema,
        body: returnAnswerSchema,
        response: { 201: producerReturnSchema },
      },
    },
    async (request, reply) => {
      const user = signedInUser(request);
      const producer = await ownProducer(db, user);
      const by = { producerId: producer.id, userId: user.id, language: requestLanguage(request) };
      const answered = await answerReturn(db, request.params.id, request.body.text, by);
      return reply.status(201).send(answered);
    },
  );
}
