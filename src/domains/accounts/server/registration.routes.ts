import { currentUserSchema } from '#engine/model/current-user.ts';
import { buyerRegistrationSchema, producerRegistrationSchema } from '#domains/accounts/model/registration.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { registerBuyer, registerProducer } from './register.ts';

const config = { guard: 'public', rateLimit: 'register' } as const;
const response = { 201: currentUserSchema.pick({ user: true }) };

/** Registering does not sign in: the page does that with the same name and password. */
export function registrationRoutes(app: ApiApp, { db }: Shop): void {
  app.post(
    '/api/auth/register/buyer',
    { config, schema: { body: buyerRegistrationSchema, response } },
    async (request, reply) => {
      const user = await registerBuyer(db, request.body, requestLanguage(request));
      return reply.status(201).send({ user });
    },
  );

  app.post(
    '/api/auth/register/producer',
    { config, schema: { body: producerRegistrationSchema, response } },
    async (request, reply) => {
      const user = await registerProducer(db, request.body, requestLanguage(request));
      return reply.status(201).send({ user });
    },
  );
}
