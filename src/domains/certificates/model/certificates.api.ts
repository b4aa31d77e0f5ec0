import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import {
  certificateListSchema,
  certificateSchema,
  certificateVerdictSchema,
  newCertificateSchema,
  newSchemeSchema,
  schemeViewSchema,
} from './certificate.ts';

export const certificatesApi = {
  'GET /api/certificate-schemes': {
    guard: 'public',
    response: z.array(schemeViewSchema),
    summary: 'What a certificate may be of: the schemes of the shop and those that its owner added',
  },
  'GET /api/producer/certificates': {
    guard: 'PRODUCER',
    right: 'catalogue',
    query: certificateListSchema,
    list: certificateSchema,
    summary: 'Own certificates, newest first',
  },
  /** With a photo or scan of the certificate as the file `image`. */
  'POST /api/producer/certificates': {
    guard: 'PRODUCER',
    right: 'catalogue',
    rateLimit: 'uploads',
    form: newCertificateSchema,
    response: idResponseSchema,
    status: 201,
    summary: 'Applies for a certificate of the producer, or of one product: shown once it is approved',
  },
  'DELETE /api/producer/certificates/:id': {
    guard: 'PRODUCER',
    right: 'catalogue',
    response: idResponseSchema,
    summary: 'Withdraws a certificate: it is shown no more, and its proof is gone',
  },
  'GET /api/admin/certificates': {
    guard: 'ADMIN',
    right: 'catalogue',
    query: certificateListSchema,
    list: certificateSchema,
    summary: 'The certificates of all producers, newest first',
  },
  'PATCH /api/admin/certificates/:id': {
    guard: 'ADMIN',
    right: 'catalogue',
    body: certificateVerdictSchema,
    response: idResponseSchema,
    summary: 'Approves a certificate, or declines it and says why',
  },
  'GET /api/admin/certificates/:id/proof': {
    guard: 'ADMIN',
    right: 'catalogue',
    download: 'image/jpeg',
    summary: 'The proof of a certificate, which only administrators see',
  },
  'POST /api/admin/certificate-schemes': {
    guard: 'ADMIN',
    right: 'catalogue',
    body: newSchemeSchema,
    response: schemeViewSchema,
    status: 201,
    summary: 'Adds a scheme of the shop’s own',
  },
  'DELETE /api/admin/certificate-schemes/:scheme': {
    guard: 'ADMIN',
    right: 'catalogue',
    response: schemeViewSchema,
    summary: 'Takes an own scheme away that no certificate is of',
  },
} as const satisfies Contract;

type CertificatesApi = typeof certificatesApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends CertificatesApi {}
}
