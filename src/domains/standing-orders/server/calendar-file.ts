import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';

interface Calendar {
  /** Unique and always the same: a calendar that imports the file again changes its entry. */
  uid: string;
  shop: string;
  name: string;
  description: string;
  url: string;
  nextOn: Day;
  everyWeeks: number;
  now: Date;
}

/** RFC 5545 wants lines of at most 75 bytes, the next one begun with a space. */
const MAX_LINE_BYTES = 75;

/** The dates of a standing order as a calendar reads them (iCalendar): a whole day, every so many weeks. */
export function calendarFile({
  uid,
  shop,
  name,
  description,
  url,
  nextOn,
  everyWeeks,
  now,
}: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(shop)}//Standing orders//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/gu, '')}`,
    `DTSTART;VALUE=DATE:${plain(nextOn)}`,
    `DTEND;VALUE=DATE:${plain(addDays(nextOn, 1))}`,
    `RRULE:FREQ=WEEKLY;INTERVAL=${everyWeeks}`,
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');
}

const plain = (day: Day) => day.replaceAll('-', '');

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`).replaceAll(/\r?\n/gu, String.raw`\n`);

function folded(line: string): string[] {
  const lines: string[] = [];
  let current = '';
  for (const sign of line) {
    if (new TextEncoder().encode(current + sign).length > MAX_LINE_BYTES) {
      lines.push(current);
      current = ' ';
    }
    current += sign;
  }
  return [...lines, current];
}
