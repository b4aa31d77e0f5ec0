// Who the screenshots are taken for, and how they speak to the shop.
import type { BrowserContext } from '@playwright/test';

export const PASSWORD = 'screenshots-only';

export const PERSON = {
  customerName: 'Ada Moreau',
  customerEmail: 'screenshots@example.com',
  shippingAddress: '7 Orchard Row, Bath, ME 04530',
};

export async function post<Answer>(context: BrowserContext, address: string, data: object): Promise<Answer> {
  const answer = await context.request.post(address, { data });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export async function change(context: BrowserContext, address: string, data: object): Promise<void> {
  const answer = await context.request.patch(address, { data });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
}

export async function register(
  context: BrowserContext,
  kind: 'buyer' | 'producer',
  profile: object,
): Promise<void> {
  const account = { username: `screenshots-${kind}`, password: PASSWORD };
  await post(context, `/api/auth/register/${kind}`, {
    ...account,
    confirmPassword: PASSWORD,
    email: `${kind}@example.com`,
    ...profile,
  });
  await post(context, '/api/auth/login', account);
}
