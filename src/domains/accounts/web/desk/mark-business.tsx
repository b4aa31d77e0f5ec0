import { useState } from 'react';
import type { AdminUser } from '#domains/accounts/model/desk.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';

type Person = Pick<AdminUser, 'id' | 'username' | 'vatId' | 'isBusiness'>;

/** The VAT id of a person, whether it is marked as their business, and the way to change that. */
export function MarkBusiness({ user }: { user: Person }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const { id, username, vatId, isBusiness } = user;
  const mark = useChange({
    send: (body: { isBusiness: boolean; vatId: string }) =>
      apiRequest('PATCH /api/admin/users/:id/business', { params: { id }, body }),
    refreshes: ADMIN,
    done: () => {
      setOpen(false);
      return { title: t(isBusiness ? 'business.unmarked' : 'business.marked') };
    },
    failed: { title: t('business.failed') },
  });
  if (vatId === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="tabular-nums">{vatId}</span>
      <Badge tone={isBusiness ? 'success' : 'neutral'}>
        {t(isBusiness ? 'business.isMarked' : 'business.isOpen')}
      </Badge>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t(isBusiness ? 'business.unmarkTitle' : 'business.markTitle', { name: username })}
        description={t(isBusiness ? 'business.unmarkText' : 'business.markText', { vatId })}
        closeLabel={t('close')}
        size="sm"
        trigger={
          <Button
            size="sm"
            variant="secondary"
            aria-label={t(isBusiness ? 'business.unmarkOf' : 'business.markOf', { name: username })}
          >
            {t(isBusiness ? 'business.unmark' : 'business.mark')}
          </Button>
        }
      >
        <Button disabled={mark.isPending} onClick={() => mark.mutate({ isBusiness: !isBusiness, vatId })}>
          {t(isBusiness ? 'business.unmark' : 'business.mark')}
        </Button>
      </Dialog>
    </span>
  );
}
