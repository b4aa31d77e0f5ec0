import { Undo2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { failureNotice } from '#engine/web/forms/failure-notice.ts';
import { failureOf } from '#engine/web/forms/failure.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';

interface EditInPlaceProps {
  /** Which figure of what. */
  label: string;
  value: number;
  children: ReactNode;
  /** Cents, or whole units. */
  step: '0.01' | '1';
  /** `before` is what stood there: where it moved in the meantime, the server may refuse. */
  save: (value: number, before: number) => Promise<unknown>;
  /** The start of the paths that are asked again afterwards. */
  refreshes: string;
}

/**
 * A figure of a list that is changed where it stands: a press or Enter opens it, Enter or leaving it saves, Escape gives
 * up. What the server refuses stays open with the reason; what was saved can be undone.
 */
export function EditInPlace({ label, value, children, step, save, refreshes }: EditInPlaceProps) {
  const { t } = useTranslation('lists');
  const { t: tValidation } = useTranslation('validation');
  const refresh = useRefresh(refreshes);
  const opener = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [undoable, setUndoable] = useState<{ before: number; after: number } | null>(null);

  /** Whether the keyboard goes back to where it was opened, once that is there again. */
  const isReturning = useRef(false);
  useLayoutEffect(() => {
    if (typed === null && isReturning.current) opener.current?.focus();
    if (typed === null) isReturning.current = false;
  }, [typed]);

  function close({ toOpener }: { toOpener: boolean }) {
    isReturning.current = toOpener;
    setTyped(null);
    setError(null);
  }

  async function send(next: number, before: number): Promise<boolean> {
    setSaving(true);
    try {
      await save(next, before);
      return true;
    } catch (reason) {
      setError(failureNotice(tValidation, failureOf(reason), {})?.message ?? t('failed'));
      return false;
    } finally {
      await refresh();
      setSaving(false);
    }
  }

  async function finish({ toOpener }: { toOpener: boolean }) {
    if (typed === null || isSaving) return;
    const next = Number(typed.replace(',', '.'));
    if (typed.trim() === '' || !Number.isFinite(next) || !isOfStep(next, step)) {
      setError(t(step === '1' ? 'wholeNumber' : 'amount'));
      return;
    }
    if (next === value) return close({ toOpener });
    const before = value;
    if (!(await send(next, before))) return;
    setUndoable({ before, after: next });
    close({ toOpener });
  }

  async function undo({ before, after }: { before: number; after: number }) {
    if (await send(before, after)) setUndoable(null);
  }

  function press(event: KeyboardEvent) {
    // The rows of the list, and what lies over them, have keys of their own.
    event.stopPropagation();
    if (event.key === 'Enter') void finish({ toOpener: true });
    if (event.key === 'Escape') close({ toOpener: true });
  }

  return (
    <span className="relative inline-flex flex-col sm:items-end">
      {typed === null ? (
        <span className="inline-flex items-center gap-1">
          {undoable !== null && (
            <IconButton size="sm" label={t('undo', { label })} onClick={() => void undo(undoable)}>
              <Undo2 aria-hidden="true" />
            </IconButton>
          )}
          <button
            ref={opener}
            type="button"
            aria-label={t('editCell', { label, value: textOf(value, step) })}
            onClick={() => setTyped(textOf(value, step))}
            className="min-h-8 min-w-10 cursor-text rounded-sm border border-transparent px-1.5 text-right tabular-nums decoration-dotted underline-offset-4 hover:border-line-strong hover:underline focus-visible:border-line-strong max-sm:min-h-11 max-sm:min-w-0 max-sm:px-1"
          >
            {children}
          </button>
        </span>
      ) : (
        <input
          // It is opened to be typed into.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          type="text"
          inputMode={step === '1' ? 'numeric' : 'decimal'}
          enterKeyHint="done"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          aria-busy={isSaving}
          readOnly={isSaving}
          value={typed}
          maxLength={12}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
          onKeyDown={press}
          onBlur={(event) => {
            // Another window came to the front, or the server said no: then it waits.
            if (document.activeElement !== event.currentTarget && error === null)
              void finish({ toOpener: false });
          }}
          className={cx(
            'min-h-8 w-24 rounded-sm border bg-surface px-1.5 text-right text-sm text-ink tabular-nums max-sm:min-h-11',
            error === null ? 'border-accent-ink' : 'border-danger',
          )}
        />
      )}
      {error !== null && (
        <span
          id={errorId}
          role="alert"
          className="mt-1 block w-44 text-left text-xs font-normal whitespace-normal text-danger sm:text-right"
        >
          {error}
        </span>
      )}
    </span>
  );
}

const textOf = (value: number, step: string) => (step === '1' ? String(value) : value.toFixed(2));

function isOfStep(value: number, step: string): boolean {
  const scaled = step === '1' ? value : value * 100;
  return value >= 0 && Math.abs(scaled - Math.round(scaled)) < 1e-6;
}
