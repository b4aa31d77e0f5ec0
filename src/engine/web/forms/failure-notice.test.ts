import { expect, it, vi } from 'vitest';
import type { ErrorBody } from '#engine/model/errors.ts';
import { ApiError } from '#engine/web/api/api-error.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { failureNotice } from './failure-notice.ts';
import { failureOf, Refusal } from './failure.ts';

const t = ((key: string) => key) as Translate;
const of = (status: number, body: Partial<ErrorBody>) =>
  failureOf(new ApiError(status, JSON.stringify({ code: 'invalid', ...body })), (name) => name === 'email');
const WORDS = { title: 'Not saved', text: 'Please try again.' };

it('the server’s words are said under the form’s title, and stay in the form', () => {
  expect(failureNotice(t, of(409, { message: 'Sold out.' }), WORDS)).toEqual({
    toast: { title: 'Not saved', description: 'Sold out.' },
    message: 'Sold out.',
  });
});

it('words that stand beside their fields are enough', () => {
  const failure = of(400, { message: 'Wrong.', fields: { email: 'Wrong.' } });
  expect(failureNotice(t, failure, WORDS)).toBeUndefined();
});

it('a form may want a notice all the same; then nothing more stays in it', () => {
  const failure = of(400, { message: 'Wrong.', fields: { email: 'Wrong.' } });
  expect(failureNotice(t, failure, () => WORDS)).toEqual({
    toast: { title: 'Not saved', description: 'Please try again.' },
    message: undefined,
  });
});

it('a notice without a text of its own sums up what stands beside the fields', () => {
  const failure = of(400, { message: 'Wrong.', fields: { email: 'Wrong.' } });
  expect(failureNotice(t, failure, () => ({ title: 'Not saved' }))?.toast?.description).toBe('Wrong.');
});

it('what the server says of fields that the form lacks is said for the form', () => {
  const fields = { email: 'Wrong.', tiers: 'Must rise.' };
  expect(failureNotice(t, of(400, { message: 'Wrong.', fields }), WORDS)).toEqual({
    toast: { title: 'Not saved', description: 'Must rise.' },
    message: 'Must rise.',
  });
});

it('a form that has words of its own keeps the server’s beside its button', () => {
  const failure = of(429, { message: 'Wait 30 seconds.', retryAfterSeconds: 30 });
  expect(failureNotice(t, failure, () => WORDS)).toEqual({
    toast: { title: 'Not saved', description: 'Please try again.' },
    message: 'Wait 30 seconds.',
  });
});

it.each([
  ['no answer', failureOf(new TypeError('Failed to fetch')), 'Please try again.'],
  ['an ended session', of(401, { message: 'Please sign in first.' }), 'validation:form.signedOut'],
  ['a role taken away', of(403, { message: 'You are not allowed to do this.' }), 'validation:form.forbidden'],
])('%s is said in words of ours', (_name, failure, text) => {
  expect(failureNotice(t, failure, WORDS)).toEqual({
    toast: { title: 'Not saved', description: text },
    message: text,
  });
});

it('without any words, no answer is said to be no answer', () => {
  const failure = failureOf(new TypeError('Failed to fetch'));
  expect(failureNotice(t, failure, { title: 'Not saved' })?.toast?.description).toBe(
    'validation:form.unreachable',
  );
});

it('a failure without a title stays in the form only', () => {
  expect(
    failureNotice(t, failureOf(new Refusal({ reason: 'cart_changed' })), () => ({ text: 'Look again.' })),
  ).toEqual({
    toast: undefined,
    message: 'Look again.',
  });
});

it('a failure that the form has dealt with is not said', () => {
  const deal = vi.fn(() => undefined);
  const failure = of(401, { reason: 'second_step_expired', message: 'Please start again.' });
  expect(failureNotice(t, failure, deal)).toBeUndefined();
  expect(deal).toHaveBeenCalledWith(failure);
});
