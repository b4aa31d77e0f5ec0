import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CreditCard, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ProviderState, ProviderTest } from '#domains/payments/model/provider-state.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { numberFormat } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { CopyButton } from '#engine/web/ui/basics/copy-button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { DataTable } from '#engine/web/lists/data-table.tsx';
import { FailingTasks } from './failing-tasks.tsx';

/** How it stands with who takes the cards, and one question to them. */
export function PaymentProviderTab() {
  const { t } = useTranslation('admin');
  const query = useQuery(apiQuery('/api/admin/payment-provider'));
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
      {(state) => (
        <div className="flex flex-col gap-8">
          {state.failing.length > 0 && <FailingTasks tasks={state.failing} />}
          {state.provider === null ? (
            <EmptyState
              size="sm"
              icon={<CreditCard aria-hidden="true" />}
              title={t('provider.noneTitle')}
              description={t('provider.missing.provider')}
            />
          ) : (
            <Provider state={state} />
          )}
        </div>
      )}
    </Loaded>
  );
}

function Provider({ state: { mode, missing, webhookUrl, webhooks } }: { state: ProviderState }) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex max-w-180 flex-col gap-8">
      <section aria-labelledby="provider-state" className="flex flex-col gap-4">
        <h2 id="provider-state" className="flex flex-wrap items-center gap-3 text-xl">
          {t('provider.name')}
          <Badge tone={mode === 'live' ? 'success' : 'warning'}>
            {t(`provider.modes.${mode ?? 'test'}`)}
          </Badge>
        </h2>
        {missing.length === 0 ? (
          <p className="flex items-center gap-2 text-sm">
            <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 text-success" />
            {t('provider.complete')}
          </p>
        ) : (
          <ul className="flex flex-col gap-2.5">
            {missing.map((name) => (
              <li key={name} className="flex gap-2.5 text-sm">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warning" />
                {t(`provider.missing.${name}`)}
              </li>
            ))}
          </ul>
        )}
        <Test />
      </section>
      <section aria-labelledby="provider-webhooks" className="flex flex-col gap-3">
        <h2 id="provider-webhooks" className="text-xl">
          {t('provider.webhooks')}
        </h2>
        <p className="text-sm text-muted">{t('provider.webhooksText')}</p>
        {webhookUrl !== null && (
          <div className="flex flex-wrap items-center gap-3">
            <code className="min-w-0 rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere">{webhookUrl}</code>
            <CopyButton text={webhookUrl} label={t('provider.copy')} copiedLabel={t('provider.copied')} />
          </div>
        )}
        {webhooks.length > 0 && (
          <DataTable
            caption={t('provider.last')}
            rows={webhooks}
            rowKey={({ type }) => type}
            columns={[
              {
                key: 'type',
                header: t('provider.event'),
                primary: true,
                cell: ({ type }) => <code>{type}</code>,
              },
              {
                key: 'at',
                header: t('provider.lastAt'),
                cell: ({ at }) => <Moment at={at} format="dateTime" />,
              },
            ]}
          />
        )}
      </section>
    </div>
  );
}

function Test() {
  const { t, i18n } = useTranslation('admin');
  const [result, setResult] = useState<ProviderTest | null>(null);
  const test = useAdminChange<void>(async () =>
    setResult(await apiRequest('POST /api/admin/payment-provider/test')),
  );
  const seconds =
    result && numberFormat(i18n.language).format(Math.max(0.1, Math.round(result.milliseconds / 100) / 10));
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" loading={test.isPending} onClick={() => test.mutate()}>
        {t('provider.test')}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {result && (
          <Notice tone={result.answer === 'ok' ? 'success' : 'warning'}>
            {t(`provider.answers.${result.answer}`, { seconds })}
          </Notice>
        )}
      </div>
      <p className="text-sm text-muted">{t('provider.testText')}</p>
    </div>
  );
}
