import { expect, it } from 'vitest';
import { testsOf } from './touched-tests.ts';

it('runs the tests of every domain and part of the engine that a change touches, and the house rules', () => {
  expect(
    testsOf([
      'src/domains/cart/server/add-to-cart.ts',
      'src/domains/cart/texts/en/cart.json',
      'src/engine/server/mail/outbox.ts',
      'src/engine/model/money.ts',
      'tests/api/locks.test.ts',
      'tests/e2e/checkout.spec.ts',
      'README.md',
    ]),
  ).toEqual([
    'src/domains/cart',
    'src/engine/model',
    'src/engine/server/mail',
    'tests/api/locks.test.ts',
    'tests/gates',
  ]);
});
