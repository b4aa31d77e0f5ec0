// What people with bad intentions, broken clients and unlucky users send.
import fc from 'fast-check';

export const SCRIPT = '"><script>alert(1)</script>';

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\r\nSet-Cookie: session=x',
    '\u202Egnp.exe',
    '\uFEFF',
    '\uD800',
    '\u2028',
    'İıſK',
    '👩‍👩‍👧‍👦'.repeat(20),
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A'.repeat(10),
    "'; drop table users; --",
    '%',
    '%%%_\\',
    '\\',
    SCRIPT,
    '${7*7}{{7*7}}',
    '../../../../etc/passwd',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//example.com',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e308',
    '0x10',
    '1'.repeat(400),
    'a@b.co',
    `${'a'.repeat(250)}@b.co`,
    'a@b.co\nBcc: c@d.co',
    'W10',
    'WzFd',
    '2026-13-45',
    'x'.repeat(10_000),
    'ß'.repeat(3_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.base64String({ maxLength: 60 }),
);

const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    -1,
    0,
    -0,
    0.1,
    1.005,
    1e-7,
    999,
    1_000,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31),
    2 ** 53,
    1e21,
    1e308,
    -1e308,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Own keys, as a JSON parser makes them: an object literal would set the prototype instead. */
const prototypeKeys = fc
  .constantFrom(
    '{"__proto__":{"role":"ADMIN"}}',
    '{"constructor":{"prototype":{"role":"ADMIN"}}}',
    '{"toString":1,"valueOf":1,"hasOwnProperty":1}',
    '{"length":-1,"0":0}',
  )
  .map((text) => JSON.parse(text) as unknown);

const deep = fc
  .integer({ min: 1, max: 2_000 })
  .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 5 },
  { arbitrary: hostileNumber, weight: 4 },
  { arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[]], { id: 1 }), weight: 3 },
  { arbitrary: prototypeKeys, weight: 1 },
  { arbitrary: deep, weight: 1 },
  { arbitrary: fc.array(hostileText, { maxLength: 5 }), weight: 1 },
  { arbitrary: fc.constant(Array.from({ length: 3_000 }, (_, n) => n)), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);
