import { expect, it } from 'vitest';
import { calendarFile, calendarText } from './calendar-file.ts';

it.each([
  ['a line feed', 'one\ntwo', String.raw`one\ntwo`],
  ['both', 'one\r\ntwo', String.raw`one\ntwo`],
  [
    'a carriage return alone, at which some programs end a line',
    'one\rATTENDEE:two',
    String.raw`one\nATTENDEE:two`,
  ],
  ['the other ends of lines that Unicode has', 'a\u2028b\u2029c\u0085d\ve\ff', String.raw`a\nb\nc\nd\ne\nf`],
  ['signs that nobody sees', 'a\u0007b\tc', 'abc'],
  ['what means something to calendars', String.raw`a;b,c\d`, String.raw`a\;b\,c\\d`],
])('a text adds no line to a calendar by %s', (_, text, written) => {
  expect(calendarText(text)).toBe(written);
  const file = calendarFile({ product: 'Shop', now: new Date(0) }, [
    ['UID:1', `SUMMARY:${calendarText(text)}`],
  ]);
  expect(file.split(/[\r\n\v\f\u0085\u2028\u2029]+/u).filter((line) => line !== '')).toHaveLength(9);
});
