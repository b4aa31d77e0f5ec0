import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { z } from 'zod';
import type { AdminProducer } from '#domains/catalogue/model/desk.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ReasonDialog } from '#engine/web/lists/reason-dialog.tsx';
import { RecordBeside } from '#engine/web/records/record-beside.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { RecordColumns, RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmailText } from '#engine/web/ui/content/email-text.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { businessTypeName, judgeProducer, ProducerState, useApproveProducer } from './judge-producer.tsx';

/** What a producer says of itself, what it sells and is owed, and the verdict on it. */
export function ProducerPage({ id }: RecordProps) {
  const query = useQuery(apiQuery('/api/admin/producers/:id', { params: { id } }));
  return (
    <RecordPage query={query} title={({ companyName }) => companyName}>
      {(producer) => <ProducerFile producer={producer} />}
    </RecordPage>
  );
}

function ProducerFile({ producer }: { producer: AdminProducer }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <RecordHead
        title={producer.companyName}
        badges={<ProducerState producer={producer} />}
        detail={producer.location}
        actions={<Verdict producer={producer} />}
      />
      <RecordColumns aside={<ProducerFacts producer={producer} />}>
        <RecordSection title={t('users.fields.description')}>
          <p className="text-sm whitespace-pre-line">
            {producer.description || t('producers.noDescription')}
          </p>
        </RecordSection>
        <RecordBeside />
      </RecordColumns>
    </>
  );
}

function ProducerFacts({ producer }: { producer: AdminProducer }) {
  const { t } = useTranslation('admin');
  return (
    <RecordSection title={t('producers.name')}>
      <FactList
        facts={[
          { label: t('producers.formerName'), value: producer.renamedFrom },
          { label: t('producers.type'), value: businessTypeName(t, producer) },
          {
            label: t('users.account'),
            value: (
              <RecordLink right="ADMIN" page="users" id={producer.userId}>
                {producer.email && <EmailText email={producer.email} />}
              </RecordLink>
            ),
          },
          { label: t('users.fields.phoneNumber'), value: producer.phoneNumber },
          { label: t('users.fields.website'), value: producer.website },
          { label: t('users.since'), value: <Moment at={producer.createdAt} format="date" /> },
          {
            label: t('producers.closed'),
            value: producer.closedAt && <Moment at={producer.closedAt} format="date" />,
          },
          { label: t('producers.lastReason'), value: producer.declineReason },
          {
            label: t('producers.page'),
            value: producer.verified && (
              <Link
                to="/producers/$slug"
                params={{ slug: producer.slug }}
                className="underline underline-offset-4"
              >
                {producer.slug}
              </Link>
            ),
          },
        ].filter(({ value }) => value !== false)}
      />
    </RecordSection>
  );
}

function Verdict({ producer }: { producer: AdminProducer }) {
  const { t } = useTranslation('admin');
  const approve = useApproveProducer(producer.id);
  const refusal = producer.verified ? t('producers.withdraw') : t('producers.decline');
  return (
    <>
      <ReasonDialog
        size="md"
        title={refusal}
        description={t('producers.declineText')}
        trigger={<Button variant="secondary">{refusal}</Button>}
        label={t('producers.reason')}
        action={refusal}
        schema={declineSchema}
        maxLength={1000}
        send={({ reason }) => judgeProducer(producer.id, { verified: false, reason })}
        done={t('producers.declinedNotice')}
      />
      {!producer.verified && (
        <Button loading={approve.isPending} onClick={() => approve.mutate()}>
          {t('producers.approve')}
        </Button>
      )}
    </>
  );
}

/** A refusal without a reason helps nobody: the producer could only guess what to change. */
const declineSchema = z.object({ reason: z.string().trim().min(1, 'admin:producers.reasonMissing') });
