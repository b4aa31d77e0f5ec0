import { z } from 'zod';
import { PAYMENT_METHODS } from './payment-method.ts';

/** One of the shop's own, or an extension's. Whether it is offered now says the shop. */
export const paymentMethodSchema = (message?: string) =>
  z.union([z.enum(PAYMENT_METHODS), z.templateLiteral(['x-', z.string()])], message);
