import { useState } from 'react';
import type { AdminReturn } from '#domains/returns/model/handled-return.ts';
import type { ReturnStatus } from '#domains/orders/model/return-status.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { DecisionForm } from './decision-form.tsx';
import { ReturnNote } from './return-note.tsx';

interface ReturnDecisionProps {
  found: AdminReturn;
  onRefused: (message: string | null) => void;
}

/** One click chooses what happens, the second makes it so; in between stands what it means. */
export function ReturnDecision({ found, onRefused }: ReturnDecisionProps) {
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState<ReturnStatus | null>(null);
  if (chosen !== null) {
    return (
      <DecisionForm found={found} status={chosen} onRefused={onRefused} onBack={() => setChosen(null)} />
    );
  }
  return (
    <>
      {found.next.length > 0 && (
        <div role="group" aria-label={t('returns.decide')} className="flex flex-col gap-2.5">
          {found.next.map((status, index) => (
            <Button
              key={status}
              block
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => setChosen(status)}
            >
              {t(`returns.moves.${status}`)}
            </Button>
          ))}
        </div>
      )}
      <Restock found={found} />
      <ReturnNote returnId={found.id} />
    </>
  );
}

/** Puts what came back on the shelf again, once. */
function Restock({ found: { id, canRestock, restockedAt } }: { found: AdminReturn }) {
  const { t } = useTranslation('admin');
  const restock = useAdminChange(
    () => apiRequest('PATCH /api/admin/returns/:id', { params: { id }, body: { restock: true } }),
    { done: () => t('returns.restocked') },
  );
  if (restockedAt !== null) return <p className="text-sm text-muted">{t('returns.restocked')}</p>;
  if (!canRestock) return null;
  return (
    <Button block variant="secondary" loading={restock.isPending} onClick={() => restock.mutate(undefined)}>
      {t('returns.restock')}
    </Button>
  );
}
