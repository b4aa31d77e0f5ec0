import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssueDetail } from '#domains/outreach/model/newsletter/issue.ts';
import type { Language } from '#engine/model/languages.ts';
import { isUnderWay } from '#engine/model/mail-progress.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { LanguageOptions } from './language-options.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { MailProgressText, PROGRESS_EVERY_MS } from './mail-progress-text.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterSend } from './newsletter-send.tsx';

/** One issue: how it looks, a trial, sending it, and then how far that is. */
export function NewsletterIssueDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [isEditing, setIsEditing] = useState(false);
  const issue = useQuery({
    ...apiQuery('/api/admin/newsletter/issues/:id', { params: { id } }),
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

/** The mail as it would arrive now: in each language, light or dark, on a desk or a phone. */
function NewsletterPreview({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const [language, setLanguage] = useState<Language>('en');
  const [isDark, setIsDark] = useState(false);
  const [isPhone, setIsPhone] = useState(false);
  const theme = isDark ? ('dark' as const) : ('light' as const);
  const preview = useQuery({
    ...apiQuery('/api/admin/newsletter/issues/:id/preview', { params: { id }, query: { language, theme } }),
    // What can be bought changes.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t('newsletter.preview')}>
      <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={t('newsletter.language')} className="w-44">
          <Select value={language} onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
            <LanguageOptions />
          </Select>
        </Field>
        <Checkbox
          label={t('newsletter.dark')}
          checked={isDark}
          onChange={(event) => setIsDark(event.currentTarget.checked)}
        />
        <Checkbox
          label={t('newsletter.phone')}
          checked={isPhone}
          onChange={(event) => setIsPhone(event.currentTarget.checked)}
        />
      </div>
      <Loaded query={preview} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {({ subject, html }) => (
          <iframe
            title={subject}
            // Nothing in a mail runs, and its links lead nowhere from here.
            sandbox=""
            srcDoc={html}
            className={cx(
              'mx-auto block h-120 rounded-lg border border-line bg-white',
              isPhone ? 'w-full max-w-[24.375rem]' : 'w-full',
            )}
          />
        )}
      </Loaded>
    </section>
  );
}
