import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada@Example.COM', 'ada@example.com'],
  ['ada+order-7@example.com', 'ada@example.com'],
  ['a.da+x@example.com', 'a.da@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
])('%s is delivered to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
