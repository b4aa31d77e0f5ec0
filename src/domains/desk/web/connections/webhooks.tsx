import { useQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { newWebhookSchema, type Webhook, type MadeWebhook } from '#engine/model/webhooks/webhook.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { DataTable } from '#engine/web/lists/data-table.tsx';
import { apiRequest, apiWrite } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#engine/model/webhooks/webhook-events.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { SectionHead, RowAction } from './section-head.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { MakeOnce } from './make-once.tsx';

/** Where programs hear what happens, whether they answer, and what they were told. */
export function Webhooks() {
  const { t } = useTranslation('connections');
  const webhooks = useQuery({ ...apiQuery('/api/webhooks'), staleTime: 0 });
  return (
    <section aria-labelledby="webhooks">
      <SectionHead
        id="webhooks"
        title={t('webhooks.title')}
        text={t('webhooks.text')}
        action={<NewWebhook />}
      />
      <Loaded query={webhooks} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              size="sm"
              headingLevel={3}
              icon={<WebhookIcon aria-hidden="true" />}
              title={t('webhooks.none')}
            />
          ) : (
            <WebhookTable webhooks={rows} />
          )
        }
      </Loaded>
    </section>
  );
}

function WebhookTable({ webhooks }: { webhooks: Webhook[] }) {
  const { t } = useTranslation('connections');
  return (
    <DataTable
      caption={t('webhooks.title')}
      rows={webhooks}
      rowKey={({ id }) => id}
      columns={[
        { key: 'url', header: t('webhooks.url'), primary: true, freeText: true, cell: ({ url }) => url },
        {
          key: 'events',
          header: t('webhooks.events'),
          cell: ({ events }) => events.map((event) => t(`webhooks.names.${event}`)).join(', '),
        },
        { key: 'state', header: t('webhooks.state'), cell: (webhook) => <State webhook={webhook} /> },
        {
          key: 'actions',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (webhook) => <WebhookActions webhook={webhook} />,
        },
      ]}
    />
  );
}

function State({ webhook: { disabledAt, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation('connections');
  if (disabledAt !== null) return <Badge>{t('webhooks.off')}</Badge>;
  if (failingSince !== null) return <Badge tone="warning">{t('webhooks.failing')}</Badge>;
  return <Badge tone="success">{t('webhooks.on')}</Badge>;
}

const WEBHOOKS = '/api/webhooks';

function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('connections');
  const { id, url, disabledAt } = webhook;
  const isOn = disabledAt === null;
  const change = useChange({
    send: (enabled: boolean) => apiRequest('PATCH /api/webhooks/:id', { params: { id }, body: { enabled } }),
    refreshes: WEBHOOKS,
    done: (_webhook, enabled) => ({ title: enabled ? t('webhooks.switchedOn') : t('webhooks.switchedOff') }),
    failed: { title: t('failed') },
  });
  return (
    <div className="flex flex-wrap gap-2 sm:justify-end lg:flex-nowrap">
      <WebhookLog webhook={webhook} />
      <RowAction
        loading={change.isPending}
        aria-label={t(isOn ? 'webhooks.switchOffOf' : 'webhooks.switchOnOf', { url })}
        onClick={() => change.mutate(!isOn)}
      >
        {isOn ? t('webhooks.switchOff') : t('webhooks.switchOn')}
      </RowAction>
      <Delete webhook={webhook} />
    </div>
  );
}

function Delete({ webhook: { id, url } }: { webhook: Webhook }) {
  const { t } = useTranslation('connections');
  const change = useChange({
    send: () => apiRequest('DELETE /api/webhooks/:id', { params: { id } }),
    refreshes: WEBHOOKS,
    done: () => ({ title: t('webhooks.deleted') }),
    failed: { title: t('failed') },
  });
  return (
    <ConfirmDialog
      title={t('webhooks.deleteTitle')}
      description={t('webhooks.deleteText', { url })}
      closeLabel={t('close')}
      keepLabel={t('keys.keep')}
      confirmLabel={t('webhooks.delete')}
      change={change}
      trigger={<RowAction aria-label={t('webhooks.deleteOf', { url })}>{t('webhooks.delete')}</RowAction>}
    />
  );
}

/** Names a receiver and shows the secret that its messages are signed with, once. */
const NewWebhook = () => (
  <MakeOnce<MadeWebhook>
    of="webhooks"
    refreshes="/api/webhooks"
    form={(onMade) => <NewWebhookForm onMade={onMade} />}
    shown={({ secret, webhook }) => ({ secret, label: webhook.url })}
  />
);

function NewWebhookForm({ onMade }: { onMade: (made: MadeWebhook) => void }) {
  const { t } = useTranslation('connections');
  const form = useForm({
    resolver: zodResolver(newWebhookSchema),
    defaultValues: { url: '', events: [...WEBHOOK_EVENTS] as WebhookEvent[] },
  });
  const submit = useSubmit(form, apiWrite('POST /api/webhooks'), {
    done: onMade,
    failed: { title: t('webhooks.failed') },
  });
  const eventsMessage = fieldMessage(t, form.formState.errors.events?.message);
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        form={form}
        name="url"
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <fieldset aria-describedby={eventsMessage ? 'webhook-events-error' : undefined}>
        <legend className="mb-2 text-sm font-medium">{t('webhooks.events')}</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              value={event}
              label={t(`webhooks.names.${event}`)}
              {...form.register('events')}
            />
          ))}
        </div>
        {eventsMessage && (
          <p id="webhook-events-error" role="alert" className="mt-1.5 text-xs font-medium text-danger">
            {eventsMessage}
          </p>
        )}
      </fieldset>
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('webhooks.make')}</SubmitButton>
    </Form>
  );
}
