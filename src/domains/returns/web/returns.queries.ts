import { apiUrl } from '#engine/model/api/api-url.ts';
import type { ResponseOf, BodyOf, PathOf } from '#engine/model/api/contract.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest, dataOf } from '#engine/web/api/client.ts';
import { sendForm } from '#engine/web/api/send-form.ts';

/** An order whose items may come back: by its token, or without one as the buyer who is signed in. */
export interface ReturnAccess {
  id: number;
  token: string | undefined;
}

/** With the pictures of its lines, and when each part was delivered. */
export const returnedOrderQuery = ({ id, token }: ReturnAccess) =>
  apiQuery('/api/orders/:id/invoice', { params: { id }, query: token === undefined ? {} : { token } });

/** Asked again whenever it is shown: deadlines pass, and others move a return on. */
const ALWAYS_FRESH = { staleTime: 0 };

export const returnOptionsQuery = ({ id, token }: ReturnAccess) => ({
  ...(token === undefined
    ? apiQuery('/api/user/orders/:id/return-options', { params: { id } })
    : apiQuery('/api/orders/:id/return-options', { params: { id }, query: { token } })),
  ...ALWAYS_FRESH,
});

export const returnsQuery = ({ id, token }: ReturnAccess) => ({
  ...(token === undefined
    ? apiQuery('/api/user/orders/:id/returns', { params: { id } })
    : apiQuery('/api/orders/:id/returns', { params: { id }, query: { token } })),
  ...ALWAYS_FRESH,
});

/** What is asked again once something was returned. */
export const returnPaths = ({ token }: ReturnAccess) =>
  token === undefined ? '/api/user/orders' : '/api/orders/';

type Request = BodyOf<'POST /api/orders/:id/returns'>;

export const requestReturn = ({ id, token }: ReturnAccess, body: Request) =>
  token === undefined
    ? apiRequest('POST /api/user/orders/:id/returns', { params: { id }, body })
    : apiRequest('POST /api/orders/:id/returns', { params: { id }, query: { token }, body });

interface Sending {
  image: Blob;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export async function sendReturnPhoto({ id, token }: ReturnAccess, { image, ...sending }: Sending) {
  const form = new FormData();
  form.set('orderId', String(id));
  form.set('image', image);
  const url = apiUrl('/api/uploads/return-photos' satisfies PathOf<'POST'>, { query: { token } });
  return dataOf(await sendForm({ url, form, ...sending })) as ResponseOf<'POST /api/uploads/return-photos'>;
}

/** Asked again whenever it is opened: colleagues decide too. */
export const adminReturnQuery = (id: number) => ({
  ...apiQuery('/api/admin/returns/:id', { params: { id } }),
  staleTime: 0,
});
