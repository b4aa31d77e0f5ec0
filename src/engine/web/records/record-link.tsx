import type { ReactNode } from 'react';
import type { DeskPage } from '#engine/web/domain.ts';
import { recordUrl, useOpenRecord } from '#engine/web/lists/desk-navigation.ts';
import { useDeskPages } from '#engine/web/lists/desk-pages.ts';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';

interface RecordLinkProps {
  right: DeskPage['right'];
  /** The page whose record it is. */
  page: string;
  /** Null: there is none; the text stands alone. */
  id: number | null | undefined;
  /** For those who hear it alone, where the text does not say what opens. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Leads to the page of a record, for those who may open it; for everybody else it is plain text. */
export function RecordLink({ right, page, id, label, className, children }: RecordLinkProps) {
  const open = useOpenRecord(right);
  const isOpen = useDeskPages(right).some(({ name, record }) => name === page && record !== undefined);
  if (!isOpen || id === null || id === undefined) return children;
  return (
    <a
      href={recordUrl(right, page, id)}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open(page, id);
      }}
      className={cx(
        'underline decoration-line-strong underline-offset-4 hover:decoration-current',
        className,
      )}
    >
      {children}
    </a>
  );
}
