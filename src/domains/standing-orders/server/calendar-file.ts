import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import { calendarFile, calendarText } from '#engine/server/files/calendar-file.ts';

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

/** The dates of a standing order as a calendar reads them: a whole day, every so many weeks. */
export function standingCalendar(calendar: Calendar): string {
  const { uid, shop, name, description, url, nextOn, everyWeeks, now } = calendar;
  return calendarFile({ product: `${calendarText(shop)}//Standing orders`, now }, [
    [
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${plain(nextOn)}`,
      `DTEND;VALUE=DATE:${plain(addDays(nextOn, 1))}`,
      `RRULE:FREQ=WEEKLY;INTERVAL=${everyWeeks}`,
      `SUMMARY:${calendarText(name)}`,
      `DESCRIPTION:${calendarText(description)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
    ],
  ]);
}

const plain = (day: Day) => day.replaceAll('-', '');
