import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type FoldProps = {
  title: ReactNode;
  /** What lies under it, in a few words. */
  note?: ReactNode;
  /** Something in it is filled in or wrong: it stays in sight. */
  isNeeded: boolean;
  headingLevel?: 3 | 4 | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Fields that few people need, under a line that opens them. */
export function Fold({ title, note, isNeeded, headingLevel = 3, className, children }: FoldProps) {
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isNeeded;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={className}>
      <Heading className="font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpened(!isOpen)}
          className="flex min-h-11 w-full items-center gap-3 py-2 text-left text-sm"
        >
          <span className="flex flex-1 flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{title}</span>
            {note && <span className="text-xs font-normal text-muted">{note}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx(
              'size-5 shrink-0 text-muted transition-transform duration-300',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </Heading>
      <div id={id} hidden={!isOpen} className="pt-2 pb-1">
        {isOpen && children}
      </div>
    </div>
  );
}
