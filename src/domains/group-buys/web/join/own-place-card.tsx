import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { GroupBuy, Membership } from '#domains/group-buys/model/group-view.ts';
import {
  membershipQuery,
  authorizationRedirectUrlQuery,
  confirmPlace,
  leavePlace,
  type PlaceAccess,
} from '#domains/group-buys/web/group-buys.queries.ts';
import { sizesText, useUnitText } from '#domains/group-buys/web/page/group-words.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { toCents, formatAmount } from '#engine/model/money.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { ChangeQuantity } from './change-quantity.tsx';
import { ShareFigures } from './share-figures.tsx';
import { forgetPlace } from './stored-places.ts';

const route = getRouteApi('/group/$slug');

interface OwnPlaceCardProps {
  group: GroupBuy;
  membership: Membership;
  access: PlaceAccess;
  /** A visitor who has just joined is led here. */
  hasJustJoined: boolean;
}

/** An invoice waits for an answer where a card would be charged. */
const BY_INVOICE: { [state in Membership['state']]?: string } = {
  waiting: 'unanswered',
  charging: 'confirming',
  dropped: 'unconfirmed',
};

/** The visitor's own place: what it costs, and what can be done with it. */
export function OwnPlaceCard({ group, membership, access, hasJustJoined }: OwnPlaceCardProps) {
  const { t, i18n } = useTranslation('group');
  const units = useUnitText(group.product.unit);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, confirmBy, quantity, order, payment } = membership;
  const says = (payment.method === 'invoice' && BY_INVOICE[state]) || state;
  useEffect(() => {
    if (hasJustJoined) heading.current?.focus();
  }, [hasJustJoined]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t(`place.${says}.title`, { units: sizesText(group, membership.items) || units(quantity) })}
      </h2>
      <p className="mt-1.5 text-sm text-muted">
        {t(`place.${says}.text`, {
          time: confirmBy === null ? '' : formatMoment(confirmBy, 'time', i18n.language),
        })}
      </p>
      {state === 'waiting' && confirmBy === null && <WaitingPlace access={access} membership={membership} />}
      {confirmBy !== null && <ConfirmPlace access={access} />}
      {(state === 'in' || state === 'waiting') && group.status === 'open' && (
        <div className="mt-5 flex flex-col gap-5">
          <ChangeQuantity
            key={JSON.stringify(membership.items)}
            group={group}
            membership={membership}
            access={access}
          />
          {membership.isOrganizer ? (
            <p className="text-sm text-muted">
              {t('place.organizer')}{' '}
              <Link to="/user-dashboard" search={{ tab: 'group-buys' }} className="text-accent-ink underline">
                {t('place.dashboard')}
              </Link>
            </p>
          ) : (
            <LeaveGroup access={access} />
          )}
        </div>
      )}
      {(state === 'ordered' || state === 'charging') && (
        <div className="mt-5">
          <ShareFigures
            isFinal
            share={{
              nowCents: toCents(membership.share.now),
              atMostCents: toCents(membership.share.atMost),
            }}
          />
        </div>
      )}
      {(state === 'released' || state === 'dropped') && (
        <Button asChild variant="secondary" className="mt-5">
          <Link to="/product/$slug" params={{ slug: group.product.slug }}>
            {t('product.see')}
          </Link>
        </Button>
      )}
      {order !== null && (
        <Button asChild className="mt-5">
          <Link to="/order/$id" params={{ id: String(order.id) }} search={{ token: order.token }}>
            {t('place.order')}
          </Link>
        </Button>
      )}
    </>
  );
}

/** The place is kept while the card has not promised the money: where to go on, or to try again. */
function WaitingPlace({ access, membership }: { access: PlaceAccess; membership: Membership }) {
  const { t, i18n } = useTranslation('group');
  const client = useQueryClient();
  const refresh = useRefresh('/api/group-buys/:slug');
  // Asks the provider: the browser's return alone says nothing.
  const { data: asked, isFetching, refetch } = useQuery(authorizationRedirectUrlQuery(access));
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
          amount: formatAmount(amount),
          time: payUntil === null ? '' : formatMoment(payUntil, 'time', i18n.language),
        })}
      </p>
      {method === 'test' && <p className="mt-1 font-medium">{t('payment.methods.test.text')}</p>}
    </Notice>
  );
}

/** For a visitor who comes by the link of the mail. Looking confirms nothing: programs that read mails open their links. */
function ConfirmPlace({ access }: { access: PlaceAccess }) {
  const { t } = useTranslation('group');
  const { confirm: token } = route.useSearch();
  const confirm = useChange({
    send: (link: string) => confirmPlace(access, link),
    refreshes: '/api/group-buys/',
    done: () => ({ title: t('confirm.done') }),
    failed: { title: t('confirm.failed') },
  });
  if (token === undefined) return null;
  return (
    <Notice
      className="mt-5"
      tone="warning"
      actions={
        <Button size="sm" loading={confirm.isPending} onClick={() => confirm.mutate(token)}>
          {t('confirm.action')}
        </Button>
      }
    >
      <p>{t('confirm.text')}</p>
    </Notice>
  );
}

/** Gives the place up, asked once more. */
function LeaveGroup({ access }: { access: PlaceAccess }) {
  const { t } = useTranslation('group');
  const leave = useChange({
    send: () => leavePlace(access),
    refreshes: '/api/group-buys/',
    done: () => {
      forgetPlace(access.slug);
      return { title: t('leave.done'), description: t('leave.doneText') };
    },
    failed: { title: t('leave.failed') },
  });
  return (
    <ConfirmDialog
      title={t('leave.title')}
      description={t('leave.text')}
      closeLabel={t('leave.close')}
      trigger={
        <Button variant="link" className="self-start">
          {t('leave.action')}
        </Button>
      }
      keepLabel={t('leave.stay')}
      confirmLabel={t('leave.confirm')}
      change={leave}
    />
  );
}
