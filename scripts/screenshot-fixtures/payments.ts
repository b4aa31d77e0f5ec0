// Orders at every step of a payment, for the screenshots. Of a shop that takes test payments.

/** Sends something and reads what comes back. */
export type Post = <Answer>(address: string, data: object) => Promise<Answer>;

interface Placed {
  orderId: number;
  token: string;
  payment: { redirectUrl: string };
}

/** `look` is called whenever there is something to see, with names and paths. */
export async function walkPayment(
  post: Post,
  form: object,
  look: (pages: Record<string, string>) => Promise<void>,
): Promise<void> {
  const order = async () => {
    await post('/api/cart', { productId: 3, quantity: 1 });
    const placed = await post<Placed>('/api/checkout', { ...form, paymentMethod: 'test' });
    const { pathname } = new URL(placed.payment.redirectUrl, 'http://localhost');
    const query = `?token=${placed.token}`;
    return {
      payPath: pathname,
      path: `/order/${placed.orderId}${query}`,
      invoicePath: `/order/${placed.orderId}/invoice${query}`,
      end: (outcome: string) => post(`/api/payments/test/${pathname.split('/').at(-1)!}`, { outcome }),
    };
  };
  const paid = await order();
  await look({ pay: paid.payPath, 'order-waiting': paid.path });
  await paid.end('declined');
  await look({ 'order-declined': paid.path });
  await paid.end('paid');
  await look({
    'pay-done': paid.payPath,
    'order-paid': paid.path,
    invoice: paid.invoicePath,
    'print-invoice': paid.invoicePath,
  });
  const abandoned = await order();
  await abandoned.end('cancelled');
  await look({ 'order-not-paid': abandoned.path });
}
