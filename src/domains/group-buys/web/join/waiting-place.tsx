import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatMoment } from '#engine/model/dates.ts';
import type { Membership } from '#domains/group-buys/model/group-view.ts';
import { formatDollars } from '#engine/model/money.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import {
  membershipQuery,
  wayToPromiseQuery,
  type PlaceAccess,
} from '#domains/group-buys/web/group-buys.queries.ts';

/** The place is kept while the card has not promised the money: where to go on, or to try again. */
export function WaitingPlace({ access, membership }: { access: PlaceAccess; membership: Membership }) {
  const { t, i18n } = useTranslation('group');
  const client = useQueryClient();
  const refresh = useRefresh('/api/group-buys/:slug');
  // Asks the provider: the browser's return alone says nothing.
  const { data: asked, isFetching, refetch } = useQuery(wayToPromiseQuery(access));
  const isOver = asked !== undefined && asked.state !== 'waiting';
  useEffect(() => {
    if (!isOver) return;
    client.setQueryData(membershipQuery(access).queryKey, asked);
    void refresh();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the provider has said so
  }, [isOver]);
  const { isDeclined, payUntil, amount, redirectUrl, method } = (asked ?? membership).payment;
  const state = isDeclined ? 'declined' : 'open';
  return (
    <Notice
      className="mt-5"
      tone={isDeclined ? 'danger' : 'warning'}
      announce
      title={t(`promise.${state}.title`)}
      actions={
        redirectUrl === null ? (
          <Button size="sm" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {t('promise.ask')}
          </Button>
        ) : (
          <Button asChild size="sm">
            <a href={redirectUrl}>{t(isDeclined ? 'promise.again' : 'promise.go')}</a>
          </Button>
        )
      }
    >
      <p>
        {t(`promise.${state}.text`, {
          amount: formatDollars(amount),
          time: payUntil === null ? '' : formatMoment(payUntil, 'time', i18n.language),
        })}
      </p>
      {method === 'test' && <p className="mt-1 font-medium">{t('payment.methods.test.text')}</p>}
    </Notice>
  );
}
