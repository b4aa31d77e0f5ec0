// The stand-in for Stripe holds every call, answer and event against Stripe's own description. It refuses what Stripe refuses.
import { describe, expect, it } from 'vitest';
import { StripeBooks } from '../support/stripe-books.ts';
import { answerFaults, objectFaults, requestFaults } from '../support/stripe-description.ts';

const REFUND = 'POST /v1/refunds';
const TRANSFER = { amount: '100', currency: 'usd', destination: 'acct_1' };

describe('a call', () => {
  it.each([
    [REFUND, { payment_intent: 'pi_1', amount: '5', 'metadata[key]': 'a' }],
    ['GET /v1/transfers', { transfer_group: 'payout:1', limit: '100' }],
    ['GET /v1/balance_transactions', { 'created[gte]': '1', limit: '100', 'expand[0]': 'data.source' }],
    ['POST /v1/disputes/du_1', { 'evidence[customer_name]': 'Ada', submit: 'true' }],
    ['POST /v1/transfers', TRANSFER],
    ['GET /v1/accounts/acct_1', {}],
  ])('%s %j is one', (call, params) => {
    expect(requestFaults(call, params)).toEqual([]);
  });

  it.each([
    ['GET /v1/refund', {}, 'Stripe has no call'],
    ['POST /v1/balance_transactions', {}, 'Stripe has no call'],
    [REFUND, { payment_intent: 'pi_1', amounts: '5' }, 'has amounts'],
    [REFUND, { payment_intent: 'pi_1', amount: 'NaN' }, 'not a number'],
    [REFUND, { payment_intent: 'pi_1', amount: '' }, 'not a number'],
    [REFUND, { payment_intent: 'pi_1', reason: 'late' }, '.reason'],
    ['POST /v1/transfers', { amount: '100', currency: 'usd' }, 'lacks destination'],
    ['POST /v1/disputes/du_1', { 'evidence[customer]': 'Ada' }, 'has customer'],
    ['POST /v1/disputes/du_1', { submit: 'yes' }, 'not true or false'],
    ['GET /v1/balance_transactions', { 'expand[1]': 'data.source' }, 'no list'],
    ['GET /v1/balance_transactions', { expand: 'data.source' }, 'not a list'],
  ])('%s %j is none', (call, params, said) => {
    expect(requestFaults(call, params as Record<string, string>).join()).toContain(said);
  });
});

describe('an answer', () => {
  const books = new StripeBooks();
  const session = books.answer('POST /v1/checkout/sessions', {
    mode: 'payment',
    'line_items[0][price_data][unit_amount]': '59.93',
    'line_items[0][price_data][currency]': 'usd',
    expires_at: String(Math.floor(Date.now() / 1000) + 3_600),
    success_url: 'http://shop',
    cancel_url: 'http://shop',
    'metadata[mark]': 'a',
    'payment_intent_data[metadata][reference]': 'a',
    'payment_intent_data[metadata][mark]': 'a',
  });
  const said = JSON.parse(JSON.stringify(session)) as Record<string, unknown>;
  const faults = (change: object) =>
    answerFaults('POST /v1/checkout/sessions', JSON.parse(JSON.stringify({ ...said, ...change }))).join();

  it('is as Stripe describes it, field by field', () => {
    expect(faults({})).toBe('');
    expect(objectFaults(said, 'the event')).toEqual([]);
  });

  it.each([
    [{ expires_at: undefined }, 'lacks expires_at'],
    [{ expires_at: 'tomorrow' }, 'not a number'],
    [{ object: 'session' }, 'is session, not checkout.session'],
    [{ payed: true }, 'has payed'],
    [{ payment_status: 'payed' }, '.payment_status'],
    [{ custom_fields: null }, 'not a list'],
    [{ automatic_tax: { enabled: 'no' } }, '.automatic_tax'],
    [{ metadata: { mark: 5 } }, '.metadata'],
  ])('with %j is another', (change, wrong) => {
    expect(faults(change)).toContain(wrong);
  });

  it('of a list is a page of it', () => {
    const page = { object: 'list', data: [], has_more: false, url: '/v1/refunds' };
    expect(answerFaults('GET /v1/refunds', page)).toEqual([]);
    expect(answerFaults('GET /v1/refunds', { ...page, has_more: undefined })).toHaveLength(1);
    expect(answerFaults('GET /v1/refunds', { ...page, data: [{ id: 're_1' }] })).not.toEqual([]);
    expect(answerFaults('GET /v1/refunds', [])).toHaveLength(1);
  });
});
