import { X } from 'lucide-react';
import { useState, type Key, type ReactNode } from 'react';
import { MAX_BULK, type BulkResult } from '#engine/model/lists/bulk.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import type { ToastInput } from '#engine/web/ui/overlays/toast-store.ts';

/** Something that is done to several rows at once: by a press, after its form says what, or on a page of its own. */
export type BulkAction = { name: string; label: string } & (
  | { href: (ids: number[]) => string }
  | {
      run: (ids: number[]) => Promise<BulkOutcome>;
      /** What has to be known before; null: nothing is in the way. */
      asks?: (ids: number[]) => Promise<BulkQuestion | null>;
    }
  | { form: (send: (change: (ids: number[]) => Promise<BulkResult>) => void, ids: number[]) => ReactNode }
);

/** `undo` puts right at once what a slip of the finger has done. */
type BulkOutcome = BulkResult & { undo?: () => Promise<BulkResult> };

interface BulkQuestion {
  title: string;
  text: string;
  keep: string;
  confirm: string;
}

interface BulkBarProps {
  actions: readonly BulkAction[];
  keys: ReadonlySet<Key>;
  /** What stays selected: the rows that were refused, so that nobody has to look for them. */
  onDone: (refused: readonly number[]) => void;
  /** The start of the paths that are asked again afterwards. */
  refreshes: string;
  /** Left out where all that match are in sight already. */
  rest?: { total: number; load: () => Promise<Key[]>; onLoaded: (keys: Key[]) => void } | undefined;
}

/** Over the end of the list while rows are selected. */
export function BulkBar({ actions, keys, onDone, refreshes, rest }: BulkBarProps) {
  const { t } = useTranslation('lists');
  const [asking, setAsking] = useState<BulkAction | null>(null);
  const ids = [...keys].map(Number);
  const failed = { title: t('failed') };
  // Its own change: to the one below, which is given functions, a second wish within a second is a double click.
  const takeBack = useChange<() => Promise<BulkResult>, BulkResult>({
    send: (undo) => undo(),
    refreshes,
    done: (result) => said(result),
    failed,
  });
  const change = useChange<(ids: number[]) => Promise<BulkOutcome>, BulkOutcome>({
    send: (run) => run(ids),
    refreshes,
    done: ({ undo, ...result }) => {
      setAsking(null);
      onDone(result.refused.map(({ id }) => id));
      return said(result, undo && { label: t('undoIt'), run: () => takeBack.mutate(undo) });
    },
    failed,
  });
  function said({ changed, refused }: BulkResult, action?: ToastInput['action']): ToastInput {
    const title = t('bulkDone', { count: changed });
    if (refused.length === 0) return { title, action };
    const reasons = reasonsOf(refused);
    const refusals = t('bulkRefused', { count: refused.length });
    if (changed === 0) return { tone: 'destructive', title: refusals, description: reasons };
    return { title, description: `${refusals}. ${reasons}`, action };
  }
  const [question, setQuestion] = useState<(BulkQuestion & { run: () => void }) | null>(null);
  const ask = useChange<Extract<BulkAction, { run: unknown }>, BulkQuestion | null>({
    send: async ({ asks }) => (await asks?.(ids)) ?? null,
    failed,
    isQuestion: true,
  });
  const start = (action: BulkAction) => {
    if (!('run' in action)) return setAsking(action);
    const run = () => change.mutate(action.run);
    if (action.asks === undefined) return run();
    ask.mutate(action, {
      onSuccess: (found) => (found === null ? run() : setQuestion({ ...found, run })),
    });
  };
  if (keys.size === 0) return null;
  return (
    <div
      role="region"
      data-bulk=""
      tabIndex={-1}
      aria-label={t('selected', { count: keys.size })}
      className="sticky bottom-18 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised p-2 shadow-lg lg:bottom-4"
    >
      <div className="mr-auto flex flex-wrap items-center gap-x-2">
        <IconButton size="sm" label={t('unselect')} onClick={() => onDone([])}>
          <X aria-hidden="true" />
        </IconButton>
        <span className="text-sm font-medium tabular-nums">{t('selected', { count: keys.size })}</span>
        {rest !== undefined && <SelectRest {...rest} chosen={keys.size} />}
      </div>
      {actions.map((action) =>
        'href' in action ? (
          <Button key={action.name} asChild size="sm" variant="secondary">
            <a href={action.href(ids)} target="_blank" rel="noopener">
              {action.label}
            </a>
          </Button>
        ) : (
          <Button
            key={action.name}
            size="sm"
            variant="secondary"
            loading={change.isPending || ask.isPending}
            onClick={() => start(action)}
          >
            {action.label}
          </Button>
        ),
      )}
      {question !== null && (
        <Dialog
          open
          onOpenChange={() => setQuestion(null)}
          title={question.title}
          description={question.text}
          closeLabel={t('close')}
          size="sm"
          footer={
            <>
              <Button variant="ghost" onClick={() => setQuestion(null)}>
                {question.keep}
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  setQuestion(null);
                  question.run();
                }}
              >
                {question.confirm}
              </Button>
            </>
          }
        />
      )}
      {asking !== null && 'form' in asking && (
        <Dialog
          open
          onOpenChange={() => setAsking(null)}
          title={asking.label}
          description={t('selected', { count: keys.size })}
          closeLabel={t('close')}
          size="sm"
        >
          {asking.form((run) => change.mutate(run), ids)}
        </Dialog>
      )}
    </div>
  );
}

const MOST_NAMED = 5;

/** Each reason once, after those that it is about: '#12, #14: It has been sent.' */
function reasonsOf(refused: BulkResult['refused']): string {
  return [...Map.groupBy(refused, ({ message }) => message)]
    .map(([message, rows]) => {
      const named = rows.slice(0, MOST_NAMED).map(({ id }) => `#${id}`);
      return `${named.join(', ')}${rows.length > MOST_NAMED ? ', …' : ''}: ${message}`;
    })
    .join(' ');
}

/** Of a long list, what is not in sight yet: as many as may be changed at once. */
function SelectRest({
  total,
  load,
  onLoaded,
  chosen,
}: NonNullable<BulkBarProps['rest']> & { chosen: number }) {
  const { t } = useTranslation('lists');
  const select = useChange<void, Key[]>({ send: load, failed: { title: t('failed') } });
  if (chosen >= Math.min(total, MAX_BULK)) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={select.isPending}
      onClick={() => select.mutate(undefined, { onSuccess: onLoaded })}
    >
      {total > MAX_BULK ? t('selectFirst', { count: MAX_BULK }) : t('selectMatching', { count: total })}
    </Button>
  );
}
