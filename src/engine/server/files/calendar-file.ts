/** RFC 5545 wants lines of at most 75 bytes, the next one begun with a space. */
const MAX_LINE_BYTES = 75;

/** A calendar as programs read it (iCalendar): what each of its events says, line by line. */
export function calendarFile(
  { product, now }: { product: string; now: Date },
  events: readonly (readonly string[])[],
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//EN`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      event[0]!,
      `DTSTAMP:${calendarMoment(now)}`,
      ...event.slice(1),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');
}

/** In UTC: every calendar shows it by its own clock, whatever the season. */
export function calendarMoment(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
}

/** What ends a line for some program does not end one here: nobody adds lines to a calendar by a text. */
export function calendarText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

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
