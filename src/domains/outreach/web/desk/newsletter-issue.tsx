import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnderWay } from '#engine/model/mail-progress.ts';
import type { IssueDetail } from '#domains/outreach/model/newsletter/issue.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { issueQuery } from './outreach-desk.queries.ts';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { MailProgressText, PROGRESS_EVERY_MS } from './mail-progress-text.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterPreview } from './newsletter-preview.tsx';
import { NewsletterSend } from './newsletter-send.tsx';

/** One issue: how it looks, a trial, sending it, and then how far that is. */
export function NewsletterIssueDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [isEditing, setIsEditing] = useState(false);
  const issue = useQuery({
    ...issueQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.progress && isUnderWay(state.data.progress) ? PROGRESS_EVERY_MS : false,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={issue.data?.texts.en.subject ?? t('newsletter.issue')}
      closeLabel={t('close')}
      size="lg"
    >
      <Loaded query={issue} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(found) =>
          isEditing ? (
            <NewsletterForm issue={found} onDone={() => setIsEditing(false)} />
          ) : (
            <div className="flex flex-col gap-6">
              <NewsletterPreview id={id} />
              {found.sentAt === null ? (
                <>
                  <NewsletterSend issue={found} />
                  <Unsent id={id} onEdit={() => setIsEditing(true)} onDeleted={onClose} />
                </>
              ) : (
                <Sent issue={found} />
              )}
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Unsent({ id, onEdit, onDeleted }: { id: number; onEdit: () => void; onDeleted: () => void }) {
  const { t } = useTranslation('admin');
  const remove = useAdminChange(
    () => apiRequest('DELETE /api/admin/newsletter/issues/:id', { params: { id } }).then(onDeleted),
    { done: () => t('newsletter.deleted') },
  );
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button variant="ghost" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
        {t('newsletter.delete')}
      </Button>
    </div>
  );
}

function Sent({ issue: { progress, bounced } }: { issue: IssueDetail }) {
  const { t } = useTranslation('admin');
  return (
    <div role="status" className="flex flex-col gap-3">
      {progress && <MailProgressText progress={progress} />}
      {bounced.length > 0 && (
        <>
          <h3 className="text-lg">{t('newsletter.bounced')}</h3>
          <ul className="flex flex-col gap-1 text-sm">
            {bounced.map(({ email, reason }) => (
              <li key={email}>
                <span className="break-all">{email}</span> <span className="text-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
