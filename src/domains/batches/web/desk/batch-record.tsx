import { useQuery } from '@tanstack/react-query';
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

/** A batch of the own products: where every unit of it is, and what is done when something is wrong with it. */
export function OwnBatchRecord({ id }: RecordProps) {
  const { t } = useTranslation('batches');
  const query = useQuery({
    ...apiQuery('/api/producer/batches/:id', { params: { id } }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  });
  return (
    <RecordPage query={query} title={(batch) => titleOf(t, batch)}>
      {(batch) => (
        <BatchFile
          batch={batch}
          right="PRODUCER"
          stoppedText={t('record.heldText')}
          actions={
            batch.status !== 'recalled' && (
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
            )
          }
        />
      )}
    </RecordPage>
  );
}

/** A batch of any producer, with the way to call it back. */
export function BatchToRecall({ id }: RecordProps) {
  const { t } = useTranslation('batches');
  const query = useQuery({
    ...apiQuery('/api/admin/batches/:id', { params: { id } }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  });
  return (
    <RecordPage query={query} title={(batch) => titleOf(t, batch)}>
      {(batch) => (
        <BatchFile
          batch={batch}
          right="ADMIN"
          stoppedText={t('record.decideText')}
          actions={batch.status !== 'recalled' && <RecallDialog batch={batch} />}
        />
      )}
    </RecordPage>
  );
}

const titleOf = (t: ReturnType<typeof useTranslation>['t'], { productName, code }: BatchRecord) =>
  t('record.title', { product: productName, code });

interface BatchFileProps {
  batch: BatchRecord;
  right: 'ADMIN' | 'PRODUCER';
  /** What is to be done about one that is on hold. */
  stoppedText: string;
  actions: ReactNode;
}

function BatchFile({ batch, right, stoppedText, actions }: BatchFileProps) {
  const { t } = useTranslation('batches');
  const { code, productName, status, reason, recalls } = batch;
  return (
    <>
      <RecordHead
        title={code}
        badges={<BatchStatusBadge batch={batch} />}
        detail={productName}
        actions={actions}
      />
      <RecordColumns aside={<BatchFacts batch={batch} />}>
        {status === 'held' && (
          <Notice tone="warning" title={t('record.heldTitle')}>
            <p className="font-medium">{reason}</p>
            <p>{stoppedText}</p>
          </Notice>
        )}
        <WhereUnitsAre batch={batch} right={right} />
        {recalls.length > 0 && (
          <RecordSection title={t('record.recalls')}>
            <div className="flex flex-col gap-5">
              {recalls.map((recall) => (
                <RecallProgress key={recall.id} recall={recall} right={right} />
              ))}
            </div>
          </RecordSection>
        )}
      </RecordColumns>
    </>
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
