// Floods that the limits must stop, against a shop that has them on and believes our word on the client's IP.
import { totpCode } from '#domains/accounts/server/two-factor/totp.ts';
import { LIMITS } from '#engine/server/http/limits.ts';

const TRIES = 200;
/** All of one IPv6 network. */
const ONE_NETWORK = (n: number) => `2001:db8:0:1:${n.toString(16)}::1`;
const HONEST = '198.51.100.7';

interface LimitFlood {
  flood: string;
  /** How many of how many got through, and how many may. */
  through: number;
  tries: number;
  max: number;
  complaints: string[];
}

interface Call {
  path: string;
  body: object;
  from: string;
  cookie?: string;
}

export async function floodLimits(url: string, account: { username: string; password: string }) {
  const post = async ({ path, body, from, cookie }: Call) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(cookie === undefined ? {} : { cookie }),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    const given = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
    return { status: answer.status, cookie: given, data: JSON.parse(text) as Record<string, unknown> };
  };
  const products = (await (await fetch(`${url}/api/products?limit=100&inStock=true`)).json()) as {
    items: { id: number }[];
  };
  /** A guest with a new session buys one thing. */
  const order = async (from: string, customerEmail: string, n = 0) => {
    const { id } = products.items[n % products.items.length]!;
    const { cookie } = await post({ path: '/api/cart', body: { productId: id }, from });
    const body = {
      customerName: 'Ada Moreau',
      customerEmail,
      shippingAddress: '12 Harbour Street, Portland',
    };
    return (await post({ path: '/api/checkout', body, from, ...(cookie !== undefined && { cookie }) }))
      .status;
  };
  const signIn = async (from: string, username: string, password: string) =>
    (await post({ path: '/api/auth/login', body: { username, password }, from })).status;
  /** Turns the second factor on; somebody who has the phone or the sheet of recovery codes comes in. */
  const protect = async () => {
    const { cookie = '' } = await post({ path: '/api/auth/login', body: account, from: HONEST });
    const within = async (path: string, body: object) =>
      (await post({ path, body, from: HONEST, cookie })).data;
    const { secret } = await within('/api/auth/two-factor/setup', { password: account.password });
    const code = totpCode(String(secret), Date.now());
    const { recoveryCodes } = await within('/api/auth/two-factor/enable', { code });
    return recoveryCodes as string[];
  };
  /** By somebody who knows the password. */
  const secondStep = async (from: string, code: string) => {
    const { status, data } = await post({ path: '/api/auth/login', body: account, from });
    if (data.ticket === undefined) return status;
    const body = { ticket: data.ticket, code };
    return (await post({ path: '/api/auth/two-factor/verify', body, from })).status;
  };

  const flood = async (
    name: string,
    { max, goesThrough }: { max: number; goesThrough: number },
    attempt: (n: number) => Promise<number>,
    honest: { attempt: () => Promise<number>; expected: number },
  ): Promise<LimitFlood> => {
    const statuses: number[] = [];
    for (let n = 0; n < TRIES; n += 1) statuses.push(await attempt(n));
    const through = statuses.filter((status) => status === goesThrough).length;
    const odd = statuses.filter((status) => status !== goesThrough && status !== 429 && status !== 409);
    const stillServed = await honest.attempt();
    const complaints: string[] = [];
    if (through > max || through === 0) complaints.push(`${through} of ${TRIES} ${name} got through.`);
    if (odd.length > 0) complaints.push(`${name} were answered ${[...new Set(odd)].join()}.`);
    if (stillServed !== honest.expected)
      complaints.push(`After ${name} somebody else was answered ${stillServed}.`);
    return { flood: name, through, tries: TRIES, max, complaints };
  };

  const buys = { attempt: () => order(HONEST, 'honest@example.com'), expected: 201 };
  const comesIn = { attempt: () => signIn(HONEST, account.username, account.password), expected: 200 };
  const floods = [
    await flood(
      'orders to one stranger from everywhere',
      { max: LIMITS.ordersToRecipient.max, goesThrough: 201 },
      (n) => order(`203.0.113.${n}`, `stranger+${n}@example.com`, n),
      buys,
    ),
    await flood(
      'orders of one network to everybody',
      { max: LIMITS.guestOrders.max, goesThrough: 201 },
      (n) => order(ONE_NETWORK(n), `somebody-${n}@example.com`, n),
      buys,
    ),
    await flood(
      'passwords of one network at one account',
      { max: LIMITS.passwordTries.max, goesThrough: 401 },
      (n) => signIn(ONE_NETWORK(n), account.username, `wrong ${n}`),
      comesIn,
    ),
    await flood(
      'passwords of one network at many accounts',
      { max: LIMITS.signIn.max, goesThrough: 401 },
      (n) => signIn(`2001:db8:0:2::${n.toString(16)}`, `nobody-${n}`, 'wrong'),
      comesIn,
    ),
  ];
  const [recoveryCode = ''] = await protect();
  const codes = await flood(
    'second-factor codes from everywhere',
    { max: LIMITS.secondFactorCodes.max, goesThrough: 400 },
    (n) => secondStep(`192.0.2.${n}`, '000000'),
    { attempt: () => secondStep(HONEST, recoveryCode), expected: 200 },
  );
  return [...floods, codes];
}
