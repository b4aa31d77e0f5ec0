import { useState } from 'react';
import type { AdminPromoCode } from '#domains/cart/model/promo-codes/promo-code.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { EditDialog, NewDialog } from '#engine/web/lists/edit-dialog.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { PromoCodeForm } from './promo-code-form.tsx';
import { NEW_PROMO_CODE, toValues } from './promo-code-values.ts';

export function PromoCodesTab() {
  const { t } = useTranslation('admin');
  return (
    <DataList
      path="/api/admin/promo-codes"
      caption={t('tabs.promoCodes')}
      none={t('nothing.promoCodes')}
      rowKey={(code) => code.id}
      filters={[
        {
          name: 'active',
          label: t('promoCodes.state'),
          options: { true: t('promoCodes.on'), false: t('promoCodes.off') },
        },
      ]}
      actions={<NewPromoCode />}
      columns={[
        {
          key: 'code',
          sort: 'code',
          freeText: true,
          header: t('promoCodes.code'),
          primary: true,
          cell: (code) => <CodeName code={code} />,
        },
        {
          key: 'effect',
          header: t('promoCodes.kind'),
          cell: (code) => <CodeEffect code={code} />,
        },
        {
          key: 'valid',
          sort: 'ends',
          header: t('promoCodes.valid'),
          cell: (code) => <CodeValidity code={code} />,
        },
        {
          key: 'uses',
          sort: 'uses',
          className: 'whitespace-nowrap',
          header: t('promoCodes.uses'),
          align: 'end',
          cell: ({ uses, maxUses }) =>
            maxUses === null ? uses : t('promoCodes.usesOf', { uses, max: maxUses }),
        },
        {
          key: 'cost',
          header: t('promoCodes.cost'),
          align: 'end',
          cell: ({ cost }) => formatAmount(cost),
        },
        {
          key: 'state',
          sort: 'state',
          header: t('promoCodes.state'),
          cell: (code) => <CodeState code={code} />,
        },
        {
          key: 'change',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (code) => <Actions code={code} />,
        },
      ]}
    />
  );
}

function NewPromoCode() {
  const { t } = useTranslation('admin');
  return (
    <NewDialog title={t('promoCodes.new')}>
      {(onDone) => (
        <PromoCodeForm
          values={NEW_PROMO_CODE}
          send={(body) => apiRequest('POST /api/admin/promo-codes', { body })}
          onDone={onDone}
        />
      )}
    </NewDialog>
  );
}

function Actions({ code }: { code: AdminPromoCode }) {
  const { t } = useTranslation('admin');
  const params = { id: code.id };
  const change = useAdminChange(
    (active: boolean) => apiRequest('PATCH /api/admin/promo-codes/:id', { params, body: { active } }),
    { done: (active) => t(active ? 'promoCodes.switchedOn' : 'promoCodes.switchedOff') },
  );
  return (
    <div className="flex justify-end gap-2 whitespace-nowrap">
      <Button
        size="sm"
        variant="ghost"
        loading={change.isPending}
        aria-label={t(code.active ? 'promoCodes.switchOffOf' : 'promoCodes.switchOnOf', { code: code.code })}
        onClick={() => change.mutate(!code.active)}
      >
        {code.active ? t('promoCodes.switchOff') : t('promoCodes.switchOn')}
      </Button>
      <EditDialog title={t('promoCodes.edit')} name={code.code}>
        {(onDone) => (
          <PromoCodeForm
            values={toValues(code)}
            send={(body) => apiRequest('PATCH /api/admin/promo-codes/:id', { params, body })}
            onDone={onDone}
          />
        )}
      </EditDialog>
    </div>
  );
}

function CodeName({ code: { code, description } }: { code: AdminPromoCode }) {
  return (
    <>
      {code}
      {description !== '' && <span className="block text-xs font-normal text-muted">{description}</span>}
    </>
  );
}

function CodeEffect({ code: { kind, value, minTotal, oncePerCustomer } }: { code: AdminPromoCode }) {
  const { t } = useTranslation('admin');
  const amount = kind === 'amount' ? formatAmount(value) : value;
  const bounds = [
    ...(minTotal === null ? [] : [t('promoCodes.from', { amount: formatAmount(minTotal) })]),
    ...(oncePerCustomer ? [t('promoCodes.oncePerCustomer')] : []),
  ];
  return (
    <>
      {t(`promoCodes.effects.${kind}`, { amount })}
      {bounds.length > 0 && <span className="block text-xs text-muted">{bounds.join(' · ')}</span>}
    </>
  );
}

function CodeValidity({ code: { startsAt, endsAt } }: { code: AdminPromoCode }) {
  const { t } = useTranslation('admin');
  if (startsAt === null && endsAt === null) return t('promoCodes.always');
  return (
    <span className="whitespace-nowrap">
      {startsAt !== null && <Moment at={startsAt} format="date" />}
      {' – '}
      {endsAt !== null && <Moment at={endsAt} format="date" />}
    </span>
  );
}

function CodeState({ code }: { code: AdminPromoCode }) {
  const { t } = useTranslation('admin');
  const [now] = useState(() => new Date());
  const state = promoCodeState(code, now);
  return <Badge tone={STATE_TONES[state]}>{t(`promoCodes.states.${state}`)}</Badge>;
}

const STATE_TONES = {
  on: 'success',
  scheduled: 'info',
  expired: 'neutral',
  usedUp: 'neutral',
  off: 'warning',
} as const;

type PromoCodeState = keyof typeof STATE_TONES;

/** What a customer would find out now, the plainest reason first. */
function promoCodeState(
  { active, startsAt, endsAt, uses, maxUses }: AdminPromoCode,
  now: Date,
): PromoCodeState {
  if (!active) return 'off';
  if (endsAt !== null && new Date(endsAt) <= now) return 'expired';
  if (maxUses !== null && uses >= maxUses) return 'usedUp';
  if (startsAt !== null && new Date(startsAt) > now) return 'scheduled';
  return 'on';
}
