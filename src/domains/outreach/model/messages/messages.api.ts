import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import {
  guestSchema,
  newMessageSchema,
  newThreadSchema,
  personMessagesSchema,
  threadListSchema,
  threadSchema,
} from './messages.ts';

/** Buyers, guests with the token of their order, producers; administrators where something was reported. */
const ofBothSides = { guard: 'owner', query: guestSchema } as const;

export const messagesApi = {
  'GET /api/admin/users/:id/messages': {
    guard: 'ADMIN',
    right: 'orders',
    response: personMessagesSchema,
    summary: 'How many messages somebody exchanged with producers',
  },
  'GET /api/messages': {
    guard: 'owner',
    query: threadListSchema,
    response: z.array(threadSchema),
    summary: 'The conversations of the caller, each with its last message',
  },
  'POST /api/messages': {
    ...ofBothSides,
    body: newThreadSchema,
    response: threadSchema,
    status: 201,
    summary: 'Writes to the producer of a part or a product, or to the customer of a part',
    example: { about: { productId: 1 }, text: 'Is this oil from the harvest of this year?' },
  },
  'GET /api/messages/:threadId': {
    ...ofBothSides,
    response: threadSchema,
    summary: 'A conversation with all its messages',
  },
  'POST /api/messages/:threadId': {
    ...ofBothSides,
    body: newMessageSchema,
    response: threadSchema,
    status: 201,
    summary: 'Answers in a conversation',
    example: { text: 'It is: pressed on 3 November.' },
  },
  'POST /api/messages/:threadId/read': {
    ...ofBothSides,
    response: idResponseSchema,
    summary: 'Says that the conversation was read; by an administrator, that a report was looked at',
  },
  'POST /api/messages/:threadId/report': {
    ...ofBothSides,
    response: idResponseSchema,
    summary: 'Asks the administrators to look at a conversation',
  },
} as const satisfies Contract;

type MessagesApi = typeof messagesApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends MessagesApi {}
}
