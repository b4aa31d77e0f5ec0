import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type DropPanelProps = {
  /** Of the panel; unique on the page. */
  id: string;
  /** Name of the button for screen readers. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  buttonClassName?: string | undefined;
  panelClassName?: string | undefined;
  children: (close: () => void) => ReactNode;
};

/** A row of the panel: a link or a button. */
export const DROP_ITEM_CLASSES =
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-left text-sm hover:bg-sunken focus-visible:-outline-offset-2 [&_svg]:shrink-0';

const ITEMS = 'a[href], button:not(:disabled)';

/**
 * A button with a small panel of links or choices under it. Lighter than Menu, for what stands on every page: no
 * positioning code, so it must have room below and to its left.
 */
export function DropPanel({ id, label, button, buttonClassName, panelClassName, children }: DropPanelProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const triggerId = `${id}-button`;

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    document.getElementById(triggerId)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      // The panel must be there before focus can move into it.
      flushSync(() => setOpen(true));
      const panel = document.getElementById(id);
      if (panel !== null) moveFocus(panel, event.key === 'ArrowDown' ? 1 : -1);
    }
  };

  return (
    // The keys belong to the buttons inside.
    <div ref={root} role="presentation" className="relative" onKeyDown={onKeyDown}>
      <button
        id={triggerId}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={buttonClassName}
      >
        {button}
      </button>
      <div
        id={id}
        hidden={!open}
        className={cx(
          'absolute top-full right-0 z-50 mt-2 min-w-52 animate-rise-in rounded-lg border border-line bg-raised p-1.5 text-ink shadow-lg',
          panelClassName,
        )}
      >
        {open && children(close)}
      </div>
    </div>
  );
}

function moveFocus(panel: HTMLElement, step: 1 | -1): void {
  const items = [...panel.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? (step === 1 ? 0 : items.length - 1) : (at + step + items.length) % items.length;
  items[next]?.focus();
}
