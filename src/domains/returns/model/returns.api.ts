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
  'GET /api/user/orders/:id/return-options': { response: ReturnOptions };
  'GET /api/user/orders/:id/returns': { response: Views };
  'POST /api/user/orders/:id/returns': {
    body: z.input<typeof returnRequestSchema>;
    response: RequestedReturn;
  };

  /** For whoever holds the order's token. */
  'GET /api/orders/:id/return-options': { query: { token: string }; response: ReturnOptions };
  'GET /api/orders/:id/returns': { query: { token: string }; response: Views };
  'POST /api/orders/:id/returns': {
    query: { token: string };
    body: z.input<typeof returnRequestSchema>;
    response: RequestedReturn;
  };

  /** With the picture as the file `image`; guests with the order's token. */
  'POST /api/uploads/return-photos': {
    query?: { token?: string };
    form: z.input<typeof returnPhotoSchema>;
    response: ReturnPhoto;
  };
  /** The picture: to the customer, the producers concerned and administrators. */
  'GET /api/return-photos/:id': { query?: { token?: string }; response: Download };
  /** The number as a bar code (Code 128), from the authorisation on. */
  'GET /api/returns/:number/label.svg': { query?: { token?: string }; response: Download };

  'GET /api/admin/returns': ListCall<z.input<typeof adminReturnListSchema>, ReturnRow>;
  'GET /api/admin/returns/:id': { response: AdminReturn };
  'PATCH /api/admin/returns/:id': { body: z.input<typeof returnDecisionSchema>; response: AdminReturn };

  'GET /api/producer/returns': { response: { items: ProducerReturn[] } };
  'POST /api/producer/returns/:id/answers': {
    body: z.input<typeof returnAnswerSchema>;
    response: ProducerReturn;
  };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends ReturnsApi {}
}
