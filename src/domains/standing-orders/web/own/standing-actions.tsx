import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CreditCard, Pause, Pencil, Play, SkipForward, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { bindingText } from '#domains/checkout/model/binding-text.ts';
import { METHODS, isOwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { StandingOrder } from '#domains/standing-orders/model/standing-order.ts';
import { EndStanding } from '#domains/standing-orders/web/end-standing.tsx';
import { changeOf, fieldsOf } from '#domains/standing-orders/web/standing-fields.ts';
import { StandingForm } from '#domains/standing-orders/web/standing-form.tsx';
import { OWN_STANDING } from '#domains/standing-orders/web/standing.queries.ts';
import { formatDay } from '#engine/model/dates.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';

/** Skip, change, pause, end; all of it where one looks for it. */
export function StandingActions({ standing }: { standing: StandingOrder }) {
  const { t, i18n } = useTranslation('standing');
  const { id, status, next, needsCard, paymentMethod } = standing;
  const params = { id };
  const options = { refreshes: OWN_STANDING, failed: { title: t('own.failed') } };
  const skip = useChange({
    ...options,
    send: () => apiRequest('POST /api/user/standing-orders/:id/skip', { params }),
  });
  const pause = useChange({
    ...options,
    send: (paused: boolean) =>
      apiRequest('PATCH /api/user/standing-orders/:id', { params, body: { paused } }),
  });
  const end = useChange({
    ...options,
    send: () => apiRequest('DELETE /api/user/standing-orders/:id', { params }),
  });
  const card = useChange({
    ...options,
    send: async () => {
      const { redirectUrl } = await apiRequest('POST /api/user/standing-orders/:id/card', { params });
      if (redirectUrl !== null) window.location.assign(redirectUrl);
    },
  });
  const isActive = status === 'active';
  return (
    <footer className="flex flex-wrap gap-2 border-t border-line px-5 py-3">
      {isActive && (
        <Button size="sm" variant="secondary" loading={skip.isPending} onClick={() => skip.mutate()}>
          <SkipForward aria-hidden="true" className="size-4" />
          {t('own.skip', { day: formatDay(next.date, 'monthDay', i18n.language) })}
        </Button>
      )}
      <ChangeDialog standing={standing} />
      <Button size="sm" variant="secondary" loading={pause.isPending} onClick={() => pause.mutate(isActive)}>
        {isActive ? (
          <Pause aria-hidden="true" className="size-4" />
        ) : (
          <Play aria-hidden="true" className="size-4" />
        )}
        {t(isActive ? 'own.pause' : 'own.resume')}
      </Button>
      {METHODS[paymentMethod].hasPageToClose && (
        <Button
          size="sm"
          variant={needsCard ? 'primary' : 'secondary'}
          loading={card.isPending}
          onClick={() => card.mutate()}
        >
          <CreditCard aria-hidden="true" className="size-4" />
          {t(needsCard ? 'own.setUpCard' : 'own.otherCard')}
        </Button>
      )}
      {isActive && (
        <Button asChild size="sm" variant="ghost">
          <a href={`/api/user/standing-orders/${id}/calendar.ics`} download>
            <CalendarDays aria-hidden="true" className="size-4" />
            {t('own.calendar')}
          </a>
        </Button>
      )}
      <EndStanding
        trigger={
          <Button size="sm" variant="ghost">
            <Trash2 aria-hidden="true" className="size-4" />
            {t('own.end')}
          </Button>
        }
        change={end}
      />
    </footer>
  );
}

function ChangeDialog({ standing }: { standing: StandingOrder }) {
  const { t } = useTranslation('standing');
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefresh(OWN_STANDING);
  const { data: offered } = useQuery({
    ...apiQuery('/api/checkout/options', { query: {} }),
    enabled: isOpen,
  });
  const methods = [
    ...new Set([standing.paymentMethod, ...(offered?.paymentMethods ?? []).filter(isOwnMethod)]),
  ];
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('own.changeTitle')}
      closeLabel={t('own.close')}
      trigger={
        <Button size="sm" variant="secondary">
          <Pencil aria-hidden="true" className="size-4" />
          {t('own.change')}
        </Button>
      }
    >
      <StandingForm
        fields={fieldsOf(standing)}
        methods={methods}
        send={(fields) =>
          apiRequest('PATCH /api/user/standing-orders/:id', {
            params: { id: standing.id },
            body: changeOf(fields, standing),
          })
        }
        done={async ({ redirectUrl }) => {
          if (redirectUrl !== null) return window.location.assign(redirectUrl);
          setOpen(false);
          return refresh();
        }}
        submitLabel={t(bindingText('own.save', shopHome().country))}
        refusedTitle={t('own.failed')}
      />
    </Dialog>
  );
}
