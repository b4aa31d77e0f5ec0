import type { z } from 'zod';
import type { Download, ListCall } from '#engine/model/api/call.ts';
import type { AdminReturn, ProducerReturn, ReturnRow } from './handled-return.ts';
import type {
  adminReturnListSchema,
  returnAnswerSchema,
  returnDecisionSchema,
  returnPhotoSchema,
  returnRequestSchema,
} from './return-input.ts';
import type { RequestedReturn, ReturnOptions, ReturnPhoto, ReturnView } from './return.ts';

type Views = { items: ReturnView[] };

export interface ReturnsApi {
  'GET /api/user/orders/:id/return-options': { answer: ReturnOptions };
  'GET /api/user/orders/:id/returns': { answer: Views };
  'POST /api/user/orders/:id/returns': {
    body: z.input<typeof returnRequestSchema>;
    answer: RequestedReturn;
  };

  /** For whoever holds the order's token. */
  'GET /api/orders/:id/return-options': { query: { token: string }; answer: ReturnOptions };
  'GET /api/orders/:id/returns': { query: { token: string }; answer: Views };
  'POST /api/orders/:id/returns': {
    query: { token: string };
    body: z.input<typeof returnRequestSchema>;
    answer: RequestedReturn;
  };

  /** With the picture as the file `image`; guests with the order's token. */
  'POST /api/uploads/return-photos': {
    query?: { token?: string };
    form: z.input<typeof returnPhotoSchema>;
    answer: ReturnPhoto;
  };
  /** The picture: to the customer, the producers concerned and administrators. */
  'GET /api/return-photos/:id': { query?: { token?: string }; answer: Download };
  /** The number as a bar code (Code 128), from the authorisation on. */
  'GET /api/returns/:number/label.svg': { query?: { token?: string }; answer: Download };

  'GET /api/admin/returns': ListCall<z.input<typeof adminReturnListSchema>, ReturnRow>;
  'GET /api/admin/returns/:id': { answer: AdminReturn };
  'PATCH /api/admin/returns/:id': { body: z.input<typeof returnDecisionSchema>; answer: AdminReturn };

  'GET /api/producer/returns': { answer: { items: ProducerReturn[] } };
  'POST /api/producer/returns/:id/answers': {
    body: z.input<typeof returnAnswerSchema>;
    answer: ProducerReturn;
  };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends ReturnsApi {}
}
