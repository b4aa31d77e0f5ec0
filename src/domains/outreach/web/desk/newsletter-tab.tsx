import { useState } from 'react';
import { writtenLanguages } from '#domains/outreach/model/newsletter/issue.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { NewDialog } from '#engine/web/lists/edit-dialog.tsx';
import { MailProgressText } from './mail-progress-text.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterIssueDialog } from './newsletter-issue.tsx';

export function NewsletterTab() {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <DataList
        path="/api/admin/newsletter/issues"
        caption={t('tabs.newsletter')}
        none={t('nothing.newsletter')}
        rowKey={({ id }) => id}
        actions={
          <NewDialog title={t('newsletter.new')} size="lg">
            {(onDone) => <NewsletterForm onDone={onDone} />}
          </NewDialog>
        }
        columns={[
          {
            key: 'subject',
            sort: 'subject',
            freeText: true,
            header: t('newsletter.subject'),
            primary: true,
            cell: ({ texts }) => texts.en.subject,
          },
          {
            key: 'languages',
            header: t('newsletter.language'),
            cell: ({ texts }) =>
              writtenLanguages(texts)
                .map((language) => t(`newsletter.languages.${language}`))
                .join(', '),
          },
          {
            key: 'sent',
            sort: 'sent',
            header: t('newsletter.sentAt'),
            cell: ({ sentAt }) =>
              sentAt === null ? (
                <Badge>{t('newsletter.draft')}</Badge>
              ) : (
                <Moment at={sentAt} format="dateTime" />
              ),
          },
          {
            key: 'progress',
            header: t('newsletter.progress'),
            cell: ({ progress }) => (progress === null ? '–' : <MailProgressText progress={progress} />),
          },
          {
            key: 'actions',
            header: t('actions'),
            headerHidden: true,
            align: 'end',
            cell: ({ id, texts }) => (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('newsletter.openOf', { subject: texts.en.subject })}
                onClick={() => setOpen(id)}
              >
                {t('orders.open')}
              </Button>
            ),
          },
        ]}
      />
      {open !== null && <NewsletterIssueDialog id={open} onClose={() => setOpen(null)} />}
    </>
  );
}
