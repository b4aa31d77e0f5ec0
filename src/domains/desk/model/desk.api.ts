import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import { bulkIdsSchema, bulkResultSchema } from '#engine/model/lists/bulk.ts';
import {
  adminSettingsSchema,
  adminStatsSchema,
  auditEntrySchema,
  auditListSchema,
  failedMailListSchema,
  failedMailSchema,
  refusedAddressListSchema,
  refusedAddressSchema,
  settingsChangeSchema,
  storeModeChoiceSchema,
  timerStateSchema,
} from './admin.ts';
import { firstStepsChangeSchema, firstStepsSchema } from './first-steps.ts';
import { listedMailSchema, mailSampleSchema, sampleLanguageSchema } from './mail-samples.ts';
import { periodQuerySchema } from './period.ts';
import { recentEventSchema, salesFiguresSchema } from './sales-figures.ts';
import { adminViewSchema, producerViewSchema, viewSchema } from './views.ts';
import { waitingMatterSchema } from './waiting.ts';
import { foundSchema, searchSchema } from './search.ts';

/** Figures, the audit log, settings and refused addresses. */
export const deskApi = {
  'GET /api/admin/stats': {
    guard: 'ADMIN',
    right: 'any',
    response: adminStatsSchema,
    summary: 'The figures of the shop',
  },
  'GET /api/admin/waiting': {
    guard: 'ADMIN',
    right: 'any',
    response: z.array(waitingMatterSchema),
    summary: 'What waits for an administrator, by the page where it is dealt with',
  },
  'GET /api/producer/waiting': {
    guard: 'PRODUCER',
    right: 'any',
    response: z.array(waitingMatterSchema),
    summary: 'What waits for the producer, by the page where it is dealt with',
  },
  'GET /api/admin/sales': {
    guard: 'ADMIN',
    right: 'any',
    query: periodQuerySchema,
    response: salesFiguresSchema,
    summary: 'How a period went beside the one before; amounts are null without the right to see money',
  },
  'GET /api/producer/sales': {
    guard: 'PRODUCER',
    right: 'any',
    query: periodQuerySchema,
    response: salesFiguresSchema,
    summary: 'How a period went for the producer; amounts are null without the right to see money',
  },
  'GET /api/admin/lately': {
    guard: 'ADMIN',
    right: 'any',
    response: z.array(recentEventSchema),
    summary: 'What happened last, of what the caller may open',
  },
  'GET /api/producer/lately': {
    guard: 'PRODUCER',
    right: 'any',
    response: z.array(recentEventSchema),
    summary: 'What happened last at the producer, of what the caller may open',
  },
  'GET /api/admin/first-steps': {
    guard: 'ADMIN',
    right: 'owner',
    response: firstStepsSchema,
    summary: 'What a new owner has left to do; nothing once all is done or put away',
  },
  'PATCH /api/admin/first-steps': {
    guard: 'ADMIN',
    right: 'owner',
    sessionOnly: true,
    body: firstStepsChangeSchema,
    response: firstStepsSchema,
    summary: 'Says that the settings were seen, or puts the first steps away',
    example: { settingsSeen: true },
  },
  'GET /api/producer/first-steps': {
    guard: 'PRODUCER',
    right: 'owner',
    response: firstStepsSchema,
    summary: 'What a new producer has left to do; nothing once all is done or put away',
  },
  'PATCH /api/producer/first-steps': {
    guard: 'PRODUCER',
    right: 'owner',
    sessionOnly: true,
    body: firstStepsChangeSchema,
    response: firstStepsSchema,
    summary: 'Says that the settings were seen, or puts the first steps away',
    example: { putAway: true },
  },
  'GET /api/admin/views': {
    guard: 'ADMIN',
    right: 'any',
    response: z.array(viewSchema),
    summary: 'The own saved views of lists',
  },
  'PUT /api/admin/views': {
    guard: 'ADMIN',
    right: 'any',
    body: adminViewSchema,
    response: viewSchema,
    summary: 'Saves a view of a list, in place of the own one of the same name',
    example: { list: '/api/admin/orders', name: 'Late gifts', search: { gift: 'true', late: 'true' } },
  },
  'DELETE /api/admin/views/:id': {
    guard: 'ADMIN',
    right: 'any',
    response: idResponseSchema,
    summary: 'Deletes an own view',
  },
  'GET /api/producer/views': {
    guard: 'PRODUCER',
    right: 'any',
    response: z.array(viewSchema),
    summary: 'The own saved views of lists',
  },
  'PUT /api/producer/views': {
    guard: 'PRODUCER',
    right: 'any',
    body: producerViewSchema,
    response: viewSchema,
    summary: 'Saves a view of a list, in place of the own one of the same name',
    example: { list: '/api/producer/products', name: 'Nearly gone', search: { stock: 'low', sort: 'stock' } },
  },
  'DELETE /api/producer/views/:id': {
    guard: 'PRODUCER',
    right: 'any',
    response: idResponseSchema,
    summary: 'Deletes an own view',
  },
  'GET /api/admin/mails': {
    guard: 'ADMIN',
    right: 'owner',
    response: z.array(listedMailSchema),
    summary: 'Every mail that the shop sends, by the subject that it might have',
  },
  'GET /api/admin/mails/:name': {
    guard: 'ADMIN',
    right: 'owner',
    query: sampleLanguageSchema,
    response: mailSampleSchema,
    summary: 'A mail as it might arrive',
  },
  'POST /api/admin/mails/:name/send': {
    guard: 'ADMIN',
    right: 'owner',
    rateLimit: 'sampleMails',
    body: sampleLanguageSchema,
    response: z.object({ to: z.string() }),
    status: 202,
    summary: 'Sends it to the own address, as a sample',
    example: { language: 'de' },
  },
  'GET /api/admin/failed-mails': {
    guard: 'ADMIN',
    right: 'people',
    query: failedMailListSchema,
    list: failedMailSchema,
    summary: 'Mails that were tried for days and given up',
  },
  'POST /api/admin/failed-mails/again': {
    guard: 'ADMIN',
    right: 'people',
    body: z.object({ ids: bulkIdsSchema }),
    response: bulkResultSchema,
    summary: 'Tries them again; an address that was refused for good is written to again',
    example: { ids: [1, 2] },
  },
  'POST /api/admin/failed-mails/drop': {
    guard: 'ADMIN',
    right: 'people',
    body: z.object({ ids: bulkIdsSchema }),
    response: bulkResultSchema,
    summary: 'Gives them up for good: they are deleted',
    example: { ids: [1, 2] },
  },
  'GET /api/admin/search': {
    guard: 'ADMIN',
    right: 'any',
    query: searchSchema,
    response: z.array(foundSchema),
    summary: 'Records of any kind, by number, name or e-mail address: what the caller may open',
  },
  'GET /api/producer/search': {
    guard: 'PRODUCER',
    right: 'any',
    query: searchSchema,
    response: z.array(foundSchema),
    summary: "The producer's own records, by number, name or e-mail address",
  },
  'GET /api/admin/audit': {
    guard: 'ADMIN',
    right: 'owner',
    query: auditListSchema,
    list: auditEntrySchema,
    summary: 'Who did what and when',
  },
  'GET /api/admin/timers': {
    guard: 'ADMIN',
    right: 'owner',
    response: z.array(timerStateSchema),
    exported: true,
    summary: 'What the shop does by itself, and when it last did',
  },
  'POST /api/admin/timers/:name/run': {
    guard: 'ADMIN',
    right: 'owner',
    response: z.object({ name: z.string() }),
    status: 202,
    summary: 'Has it done now, ahead of its time; it begins within seconds',
  },
  'GET /api/admin/settings': {
    guard: 'ADMIN',
    right: 'owner',
    response: adminSettingsSchema,
    summary: 'What the owner has chosen for the whole shop, and what it is without a choice',
  },
  'PUT /api/admin/settings': {
    guard: 'ADMIN',
    right: 'owner',
    body: storeModeChoiceSchema,
    response: storeModeChoiceSchema,
    summary: 'Opens or closes the shop',
  },
  /** All or nothing. A stolen key shall not turn customers' money to another account. */
  'PATCH /api/admin/settings': {
    guard: 'ADMIN',
    right: 'owner',
    sessionOnly: true,
    body: settingsChangeSchema,
    response: adminSettingsSchema,
    summary: 'Changes settings, all of them or none; null takes the standard back',
    example: { 'delivery.freeFrom': 75, 'shop.phone': null },
  },

  'GET /api/admin/refused-addresses': {
    guard: 'ADMIN',
    right: 'people',
    query: refusedAddressListSchema,
    list: refusedAddressSchema,
    summary: 'Email addresses that were refused for good',
  },
  'DELETE /api/admin/refused-addresses/:id': {
    guard: 'ADMIN',
    right: 'people',
    response: idResponseSchema,
    summary: 'Writes to such an address again',
  },
} as const satisfies Contract;

type DeskApi = typeof deskApi;
declare module '#engine/model/api/api.ts' {
  interface Api extends DeskApi {}
}
