import type { FastifyRequest } from 'fastify';
import { messageSchema } from '#shared/api/answers.ts';
import { passwordProofSchema } from '#shared/accounts/password.ts';
import {
  recoveryCodesSchema,
  twoFactorCodeSchema,
  twoFactorOffSchema,
  twoFactorSetupSchema,
} from '#shared/accounts/sign-in.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { translator } from '#server/i18n/translations.ts';
import type { Shop } from '#server/shop.ts';
import { provePassword } from './prove-password.ts';
import { disableTwoFactor, enableTwoFactor, offerTwoFactor } from './set-up-two-factor.ts';

export function twoFactorRoutes(app: RoomApp, shop: Shop): void {
  const config = { guard: 'signed-in' } as const;
  const owner = (request: FastifyRequest, password: string) =>
    provePassword(shop, { userId: signedInUser(request).id, password, field: 'password' });

  app.post(
    '/api/auth/two-factor/setup',
    { config, schema: { body: passwordProofSchema, response: { 200: twoFactorSetupSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return offerTwoFactor(shop, await owner(request, request.body.password));
    },
  );

  app.post(
    '/api/auth/two-factor/enable',
    { config, schema: { body: twoFactorCodeSchema, response: { 200: recoveryCodesSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { recoveryCodes: await enableTwoFactor(shop, signedInUser(request).id, request.body.code) };
    },
  );

  app.post(
    '/api/auth/two-factor/disable',
    { config, schema: { body: twoFactorOffSchema, response: { 200: messageSchema } } },
    async (request) => {
      const { password, code } = request.body;
      await disableTwoFactor(shop, await owner(request, password), code);
      return { message: translator(requestLanguage(request))('accounts:twoFactor.offTitle') };
    },
  );
}
