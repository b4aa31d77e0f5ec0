import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

export interface FilterChip {
  text: string;
  /** What the URL says once it is taken away. */
  without: Record<string, unknown>;
}

/** What narrows a list, each with a link to the list without it. */
export function FilterChips({ chips }: { chips: FilterChip[] }) {
  const { t } = useTranslation('catalogue');
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link
            to="."
            search={(previous) => ({ ...previous, ...without, page: undefined })}
            resetScroll={false}
            aria-label={t('filters.remove', { filter: text })}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft pr-2.5 pl-3.5 text-sm font-medium text-accent-ink transition-colors hover:bg-ink/10"
          >
            {text}
            <X aria-hidden="true" className="size-3.5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
