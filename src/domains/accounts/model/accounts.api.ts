import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema, messageSchema } from '#engine/model/api/responses.ts';
import { apiKeySchema, madeKeySchema, newKeySchema } from '#engine/model/api-key.ts';
import { currentUserSchema, roleSchema } from '#engine/model/current-user.ts';
import { addressChangeSchema, newAddressSchema, savedAddressSchema } from './addresses.ts';
import { newAdminSchema, newBuyerSchema, newProducerSchema } from './create-user.ts';
import { adminUserListSchema, adminUserSchema, businessMarkSchema } from './desk.ts';
import { passwordProofSchema } from './password.ts';
import {
  buyerProfileFormSchema,
  emailChangeSchema,
  notificationsSchema,
  producerPageSchema,
} from './profile.ts';
import { userAnswerSchema } from './sign-in.ts';

/** What an account holds, and the accounts as administrators see them. */
export const accountsApi = {
  'PUT /api/profile/buyer': {
    guard: 'BUYER',
    body: buyerProfileFormSchema,
    response: currentUserSchema,
    summary: "Changes the buyer's profile",
  },
  'PUT /api/profile/producer': {
    guard: 'PRODUCER',
    right: 'catalogue',
    sessionOnly: true,
    body: producerPageSchema,
    response: currentUserSchema,
    summary: "Changes the producer's profile",
  },
  'PUT /api/profile/notifications': {
    guard: 'signed-in',
    body: notificationsSchema,
    response: currentUserSchema,
    summary: 'Chooses whether to get mails about deals',
  },
  'PUT /api/profile/email': {
    guard: 'signed-in',
    body: emailChangeSchema,
    response: messageSchema,
    status: 202,
    summary: 'Asks for another email address',
  },
  'GET /api/profile/export': {
    guard: 'signed-in',
    download: 'application/json',
    summary: 'Everything the shop knows of the account',
  },
  'DELETE /api/profile': {
    guard: 'signed-in',
    body: passwordProofSchema,
    response: messageSchema,
    summary: 'Deletes the account',
  },

  'GET /api/user/addresses': {
    guard: 'BUYER',
    response: z.array(savedAddressSchema),
    summary: "The buyer's addresses, the default first",
  },
  'POST /api/user/addresses': {
    guard: 'BUYER',
    body: newAddressSchema,
    response: savedAddressSchema,
    status: 201,
    summary: 'Keeps an address; the first is the default',
  },
  'PATCH /api/user/addresses/:id': {
    guard: 'BUYER',
    body: addressChangeSchema,
    response: savedAddressSchema,
    summary: 'Changes an address, or makes it the default',
  },
  'DELETE /api/user/addresses/:id': {
    guard: 'BUYER',
    response: idResponseSchema,
    summary: 'Removes an address',
  },

  'GET /api/keys': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'owner',
    sessionOnly: true,
    response: z.array(apiKeySchema),
    summary: 'The API keys of the account',
  },
  'POST /api/keys': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'owner',
    sessionOnly: true,
    body: newKeySchema,
    response: madeKeySchema,
    status: 201,
    summary: 'Makes an API key; it is shown this once',
  },
  'DELETE /api/keys/:id': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'owner',
    sessionOnly: true,
    response: idResponseSchema,
    summary: 'Revokes an API key',
  },

  'GET /api/admin/users': {
    guard: 'ADMIN',
    right: 'people',
    query: adminUserListSchema,
    list: adminUserSchema,
    summary: 'All accounts',
  },
  // A program that could make accounts could make one that may make keys.
  'POST /api/admin/users/admin': {
    guard: 'ADMIN',
    right: 'owner',
    sessionOnly: true,
    body: newAdminSchema,
    response: userAnswerSchema,
    status: 201,
    summary: 'Makes an administrator',
  },
  'POST /api/admin/users/buyer': {
    guard: 'ADMIN',
    right: 'people',
    sessionOnly: true,
    body: newBuyerSchema,
    response: userAnswerSchema,
    status: 201,
    summary: 'Makes a buyer',
  },
  'POST /api/admin/users/producer': {
    guard: 'ADMIN',
    right: 'people',
    sessionOnly: true,
    body: newProducerSchema,
    response: userAnswerSchema,
    status: 201,
    summary: 'Makes a producer',
  },
  'PATCH /api/admin/users/:id/role': {
    guard: 'ADMIN',
    right: 'people',
    sessionOnly: true,
    body: z.object({ role: roleSchema }),
    response: idResponseSchema,
    summary: 'Gives an account another role',
  },
  'PATCH /api/admin/users/:id/business': {
    guard: 'ADMIN',
    right: 'people',
    body: businessMarkSchema,
    response: idResponseSchema,
    summary: 'Marks an account as the business of its VAT id, or takes the mark off',
  },
} as const satisfies Contract;

type AccountsApi = typeof accountsApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends AccountsApi {}
}
