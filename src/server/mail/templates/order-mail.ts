import type { MailContext } from '../mail-content.ts';

/** What every mail about an order knows. Money in cents. */
export interface OrderMailData {
  orderId: number;
  customerName: string;
  shippingAddress: string;
  totalCents: number;
  lines: { name: string; quantity: number }[];
}

/** Opens the order for whoever holds the mail, without signing in. */
export function orderAddress(orderId: number, { publicUrl, links }: MailContext): string {
  return `${publicUrl}/order/${orderId}?token=${links.sign('order', orderId)}`;
}

export function countedNames(lines: OrderMailData['lines']): string[] {
  return lines.map(({ name, quantity }) => `${quantity} × ${name}`);
}
