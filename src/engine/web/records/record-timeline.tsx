import type { LucideIcon } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';

/** Something that happened to a record. */
export interface TimelineEntry {
  key: Key;
  /** As the API gives it. */
  at: string;
  Icon: LucideIcon;
  title: ReactNode;
  /** Who did it; null: nobody is named. */
  by: string | null;
  /** What was said with it. */
  text?: ReactNode;
  tone?: 'plain' | 'note' | 'danger';
  action?: ReactNode;
}

const TONES = {
  plain: 'bg-sunken text-muted',
  note: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const;

/** All that happened, the newest first. */
export function RecordTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="divide-y divide-line">
      {newestFirst(entries).map(({ key, at, Icon, title, by, text, tone = 'plain', action }) => (
        <li key={key} className="flex items-start gap-3 px-4 py-2.5 text-sm">
          <span
            aria-hidden="true"
            className={cx('mt-px grid size-6 shrink-0 place-items-center rounded-full', TONES[tone])}
          >
            <Icon className="size-3.5" />
          </span>
          <div className="min-w-0 flex-1">
            <p className="font-medium">{title}</p>
            {text !== undefined && <div className="whitespace-pre-line">{text}</div>}
            <p className="text-xs text-muted tabular-nums">
              <Moment at={at} format="dateTime" />
              {by !== null && ` · ${by}`}
            </p>
          </div>
          {action}
        </li>
      ))}
    </ol>
  );
}

/** Of what happened in the same moment, what was told last comes first. */
export function newestFirst<Entry extends { at: string }>(entries: readonly Entry[]): Entry[] {
  return entries.toReversed().toSorted((one, other) => other.at.localeCompare(one.at));
}
