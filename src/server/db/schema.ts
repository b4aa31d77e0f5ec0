/** The whole schema, for drizzle-kit and the client. Rooms import the table they need from its own file. */
export * from './schema/accounts.ts';
export * from './schema/producers.ts';
export * from './schema/catalogue.ts';
export * from './schema/cart.ts';
export * from './schema/promotions.ts';
export * from './schema/orders.ts';
export * from './schema/ledger.ts';
export * from './schema/group-buys.ts';
export * from './schema/payments.ts';
export * from './schema/payouts.ts';
export * from './schema/returns.ts';
export * from './schema/reviews.ts';
export * from './schema/mails.ts';
export * from './schema/saved.ts';
export * from './schema/operations.ts';
export * from './schema/timers.ts';
export * from './schema/samples.ts';
