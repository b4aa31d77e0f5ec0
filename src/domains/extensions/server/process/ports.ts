/**
 * What the shop can be provided with, and the functions of each. Those of the first list belong to it; each further list is
 * there as a whole or not at all.
 */
const PORTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  carrier: [['rates'], ['buy', 'find', 'void', 'track']],
  payout: [['open', 'account', 'onboard', 'transfer', 'find', 'reverse']],
  pictures: [['put', 'get', 'remove', 'list']],
  payment: [['start', 'lookUp', 'cancel', 'refund', 'fee']],
};

/** All functions by which an extension provides something, by their place in it: 'taxRates', 'carrier.buy'. */
export const PROVIDED_FUNCTIONS: readonly string[] = [
  'taxRates',
  ...Object.entries(PORTS).flatMap(([port, lists]) => lists.flat().map((name) => `${port}.${name}`)),
];

/** Those that this extension has. Throws where one is missing, is none, or is nothing that anybody asks. */
export function providedBy(extension: object): string[] {
  const given = extension as Record<string, unknown>;
  const found = given.taxRates === undefined ? [] : [needed(given.taxRates, 'taxRates')];
  for (const [port, lists] of Object.entries(PORTS)) {
    if (given[port] === undefined) continue;
    if (typeof given[port] !== 'object' || given[port] === null) throw new Error(`${port} is no object`);
    const own = given[port] as Record<string, unknown>;
    const strange = Object.keys(own).find((name) => !lists.flat().includes(name));
    if (strange !== undefined) throw new Error(`${port}.${strange} is nothing that the shop asks for`);
    for (const [at, names] of lists.entries()) {
      if (at > 0 && names.every((name) => own[name] === undefined)) continue;
      for (const name of names) found.push(needed(own[name], `${port}.${name}`));
    }
  }
  return found;
}

function needed(value: unknown, what: string): string {
  if (value === undefined) throw new Error(`${what} is missing`);
  if (typeof value !== 'function') throw new Error(`${what} is no function`);
  return what;
}

/** One of `PROVIDED_FUNCTIONS`, called as a method of its port. */
export function callProvided(extension: object, what: string, asked: unknown, shop: unknown): unknown {
  const [port, name] = what.split('.') as [string, string | undefined];
  const at = name === undefined ? extension : (extension as Record<string, object>)[port]!;
  return (at as Record<string, (asked: unknown, shop: unknown) => unknown>)[name ?? port]!(asked, shop);
}
