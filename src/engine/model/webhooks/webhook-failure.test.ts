import { expect, it } from 'vitest';
import { webhookFailureSchema } from './webhook-failure.ts';
import english from '#domains/desk/texts/en/connections.json';

it('each reason has a sentence, and each sentence is one of a reason', () => {
  const reasons = webhookFailureSchema.options.flatMap(({ shape }): string[] => shape.reason.options);
  expect(reasons.toSorted()).toEqual(Object.keys(english.webhooks.failures).toSorted());
});
