import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { toCents } from '#engine/model/money.ts';
import type { GroupBuy, Membership } from '#domains/group-buys/model/group-view.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import type { PlaceAccess } from '#domains/group-buys/web/group-buys.queries.ts';
import { useUnitText } from '#domains/group-buys/web/page/unit-text.ts';
import { ChangeQuantity } from './change-quantity.tsx';
import { LeaveGroup } from './leave-group.tsx';
import { ShareFigures } from './share-figures.tsx';
import { WaitingPlace } from './waiting-place.tsx';

interface OwnPlaceCardProps {
  group: GroupBuy;
  membership: Membership;
  access: PlaceAccess;
  /** Whoever has just joined is led here. */
  hasJustJoined: boolean;
}

/** The own place: what it costs, and what can be done with it. */
export function OwnPlaceCard({ group, membership, access, hasJustJoined }: OwnPlaceCardProps) {
  const { t } = useTranslation('group');
  const units = useUnitText(group.product.unit);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, quantity, order } = membership;
  useEffect(() => {
    if (hasJustJoined) heading.current?.focus();
  }, [hasJustJoined]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t(`place.${state}.title`, { units: units(quantity) })}
      </h2>
      <p className="mt-1.5 text-sm text-muted">{t(`place.${state}.text`)}</p>
      {state === 'waiting' && <WaitingPlace access={access} membership={membership} />}
      {(state === 'in' || state === 'waiting') && group.status === 'open' && (
        <div className="mt-5 flex flex-col gap-5">
          <ChangeQuantity key={quantity} group={group} membership={membership} access={access} />
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
