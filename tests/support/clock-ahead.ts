// node --import: the process believes that CLOCK_AHEAD_MS have passed. For tests of what the shop does by itself.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);

globalThis.Date = new Proxy(Date, {
  construct: (date, args, newTarget): Date =>
    Reflect.construct(date, args.length === 0 ? [date.now() + aheadMs] : args, newTarget) as Date,
  get: (date, key): unknown => (key === 'now' ? () => date.now() + aheadMs : Reflect.get(date, key)),
});
