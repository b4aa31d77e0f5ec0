import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BatchRecord } from '#domains/batches/model/batch.ts';
import { formatDay } from '#engine/model/dates.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RecordColumns, RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { BatchStatusBadge } from './batch-status-badge.tsx';
import { EditBatch } from './edit-batch.tsx';
import { HoldBatch } from './hold-batch.tsx';
import { isUnderWay, LOOK_EVERY_MS, RecallDialog, RecallProgress } from './recall-dialog.tsx';
import { WhereUnitsAre } from './where-units-are.tsx';

/** While customers are being written to, it changes by itself. */
const watched = {
  refetchInterval: ({ state }: { state: { data: BatchRecord | undefined } }) =>
    isUnderWay(state.data) ? LOOK_EVERY_MS : (false as const),
};

/** A batch of the own products: where every unit of it is, and what is done when something is wrong with it. */
export function OwnBatchRecord({ id }: RecordProps) {
  const { t } = useTranslation('batches');
  const query = useQuery({ ...apiQuery('/api/producer/batches/:id', { params: { id } }), ...watched });
  return (
    <BatchPage
      query={query}
      right="PRODUCER"
      stoppedText={t('record.heldText')}
      actions={(batch) => (
        <>
          <HoldBatch batch={batch} named />
          <EditBatch batch={batch} />
          {batch.status === 'sellable' && (
            <Button asChild size="sm" variant="secondary">
              <Link to="/dashboard/batches/$id/labels" params={{ id: String(batch.id) }}>
                <Tag aria-hidden="true" className="size-4" />
                {t('labels.title')}
              </Link>
            </Button>
          )}
        </>
      )}
    />
  );
}

/** A batch of any producer, with the way to call it back. */
export function BatchToRecall({ id }: RecordProps) {
  const { t } = useTranslation('batches');
  const query = useQuery({ ...apiQuery('/api/admin/batches/:id', { params: { id } }), ...watched });
  return (
    <BatchPage
      query={query}
      right="ADMIN"
      stoppedText={t('record.decideText')}
      actions={(batch) => <RecallDialog batch={batch} />}
    />
  );
}

interface BatchPageProps {
  query: UseQueryResult<BatchRecord>;
  right: 'ADMIN' | 'PRODUCER';
  /** What is to be done about one that is on hold. */
  stoppedText: string;
  /** As long as it is not called back. */
  actions: (batch: BatchRecord) => ReactNode;
}

function BatchPage({ query, right, stoppedText, actions }: BatchPageProps) {
  const { t } = useTranslation('batches');
  return (
    <RecordPage
      query={query}
      title={({ productName: product, code }) => t('record.title', { product, code })}
    >
      {(batch) => (
        <>
          <RecordHead
            title={batch.code}
            badges={<BatchStatusBadge batch={batch} />}
            detail={batch.productName}
            actions={batch.status !== 'recalled' && actions(batch)}
          />
          <RecordColumns aside={<BatchFacts batch={batch} />}>
            {batch.status === 'held' && (
              <Notice tone="warning" title={t('record.heldTitle')}>
                <p className="font-medium">{batch.reason}</p>
                <p>{stoppedText}</p>
              </Notice>
            )}
            <WhereUnitsAre batch={batch} right={right} />
            {batch.recalls.length > 0 && (
              <RecordSection title={t('record.recalls')}>
                <div className="flex flex-col gap-5">
                  {batch.recalls.map((recall) => (
                    <RecallProgress key={recall.id} recall={recall} right={right} />
                  ))}
                </div>
              </RecordSection>
            )}
          </RecordColumns>
        </>
      )}
    </RecordPage>
  );
}

function BatchFacts({ batch }: { batch: BatchRecord }) {
  const { t, i18n } = useTranslation('batches');
  const { producedOn, bestBefore, note, passportPath } = batch;
  const day = (date: string | null) => date && formatDay(date, 'longDate', i18n.language);
  return (
    <RecordSection title={t('record.about')}>
      <FactList
        facts={[
          { label: t('producedOn'), value: day(producedOn) },
          { label: t('bestBefore'), value: day(bestBefore) },
          { label: t('note'), value: note },
          {
            label: t('record.page'),
            value: (
              <a href={passportPath} className="underline underline-offset-4">
                {passportPath}
              </a>
            ),
          },
        ]}
      />
    </RecordSection>
  );
}
