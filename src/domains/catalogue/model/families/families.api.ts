import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import { familiesQuerySchema, familyChangesSchema, newFamilySchema, ownFamilySchema } from './family.ts';

/** Families: sizes and kinds of one product that share a page and a ladder. */
export const familiesApi = {
  'GET /api/producer/families': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'catalogue',
    query: familiesQuerySchema,
    response: z.array(ownFamilySchema),
    summary: 'The own families; administrators name the `producerId`',
  },
  'POST /api/producer/families': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'catalogue',
    body: newFamilySchema,
    response: ownFamilySchema,
    status: 201,
    summary: 'Makes a family of products; administrators name the `producerId`',
    example: {
      name: 'Taggiasca Olive Oil',
      members: [
        { productId: 1, label: '250 ml', countsAs: 1 },
        { productId: 2, label: 'Case of six', countsAs: 6 },
      ],
    },
  },
  'PATCH /api/producer/families/:id': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'catalogue',
    body: familyChangesSchema,
    response: ownFamilySchema,
    summary: 'Changes what is named of a family; fewer than two `members` end it',
    example: { discountTiers: [{ minQuantity: 6, discountPercentage: 8 }] },
  },
  'DELETE /api/producer/families/:id': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'catalogue',
    response: idResponseSchema,
    summary: 'Ends a family; its products get their own ladders back',
  },
} as const satisfies Contract;

type FamiliesApi = typeof familiesApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends FamiliesApi {}
}
