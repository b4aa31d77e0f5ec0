import type { Webhook } from '#engine/model/webhooks/webhook.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { RowAction } from './row-action.tsx';
import { WebhookLog } from './webhook-log.tsx';

const WEBHOOKS = '/api/webhooks';

export function WebhookActions({ webhook }: { webhook: Webhook }) {
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
