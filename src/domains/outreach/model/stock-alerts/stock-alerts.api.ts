import type { Contract } from '#engine/model/api/call.ts';
import { messageSchema } from '#engine/model/api/responses.ts';
import { newStockAlertSchema, stockAlertLinkSchema, stockAlertStateSchema } from './stock-alert.ts';

/** 'Tell me when it is back'. */
export const stockAlertsApi = {
  // The same response for every e-mail address: it reveals nobody's wishes.
  'POST /api/stock-alerts': {
    guard: 'public',
    rateLimit: 'stockAlerts',
    body: newStockAlertSchema,
    response: stockAlertStateSchema,
    status: 201,
    summary: 'Asks to be told once when a sold-out product is back',
  },
  'POST /api/stock-alerts/confirm': {
    guard: 'public',
    rateLimit: 'newsletterLink',
    body: stockAlertLinkSchema,
    response: messageSchema,
    summary: 'Confirms the address of a stock alert, by the link',
  },
  'POST /api/stock-alerts/cancel': {
    guard: 'public',
    rateLimit: 'newsletterLink',
    body: stockAlertLinkSchema,
    response: messageSchema,
    summary: 'Ends a stock alert, by the link',
  },
} as const satisfies Contract;

type StockAlertsApi = typeof stockAlertsApi;
declare module '#engine/model/api/api.ts' {
  interface Api extends StockAlertsApi {}
}
