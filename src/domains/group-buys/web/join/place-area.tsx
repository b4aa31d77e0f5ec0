import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { GroupBuy, Membership } from '#domains/group-buys/model/group-view.ts';
import { currentUserQuery } from '#engine/web/session/current-user.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { JoinForm } from './join-form.tsx';
import { OwnPlaceCard } from './own-place-card.tsx';
import type { OwnPlace } from './use-own-place.ts';

/** Members who gave their place up, or never paid, may come again while it is open. */
const GONE: readonly Membership['state'][] = ['left', 'lapsed'];

/** Where people take part: the form, the visitor's own place, or what became of it. */
export function PlaceArea({ group, own }: { group: GroupBuy; own: OwnPlace }) {
  const [hasJustJoined, setJustJoined] = useState(false);
  const { access, membership, isLoading } = own;
  const isOpen = group.status === 'open';
  const isIn = membership !== undefined && !(isOpen && GONE.includes(membership.state));
  return (
    <Card asChild padding="lg" className="scroll-mt-(--header-height) shadow-lg">
      <div id="join">
        {isIn && access && (
          <OwnPlaceCard group={group} membership={membership} access={access} hasJustJoined={hasJustJoined} />
        )}
        {!isIn && isOpen && isLoading && <PlaceToCome />}
        {!isIn && isOpen && !isLoading && (
          <Joining
            group={group}
            isLapsed={membership?.state === 'lapsed'}
            onJoined={() => setJustJoined(true)}
          />
        )}
        {!isIn && !isOpen && <Over group={group} />}
      </div>
    </Card>
  );
}

interface JoiningProps {
  group: GroupBuy;
  isLapsed: boolean;
  onJoined: () => void;
}

function Joining({ group, isLapsed, onJoined }: JoiningProps) {
  const { t } = useTranslation('group');
  const { data: current = null } = useQuery(currentUserQuery);
  const isSoldOut = group.quantityLeft === 0;
  const state = isSoldOut ? 'soldOut' : isLapsed ? 'lapsed' : 'join';
  return (
    <>
      <h2 className="text-2xl">{t(`${state}.title`)}</h2>
      <p className="mt-1.5 text-sm text-muted">{t(`${state}.text`)}</p>
      {!isSoldOut && (
        <JoinForm key={current?.user.id ?? 'guest'} group={group} current={current} onJoined={onJoined} />
      )}
    </>
  );
}

/** For visitors who come too late. */
function Over({ group: { status, cancelReason, product } }: { group: GroupBuy }) {
  const { t } = useTranslation('group');
  if (status === 'open') return null;
  return (
    <>
      <h2 className="text-2xl">{t(`ended.${status}.title`)}</h2>
      <p className="mt-1.5 text-muted">
        {t(`ended.${status}.text`)} {cancelReason !== null && t(`ended.why.${cancelReason}`)}
      </p>
      <Button asChild className="mt-5">
        <Link to="/product/$slug" params={{ slug: product.slug }}>
          {t('product.see')}
        </Link>
      </Button>
    </>
  );
}

function PlaceToCome() {
  const { t } = useTranslation('group');
  return (
    <>
      <h2 className="text-2xl">{t('join.title')}</h2>
      <p role="status" className="sr-only">
        {t('join.loading')}
      </p>
      <div className="mt-5 flex flex-col gap-5">
        <Skeleton className="h-12 w-36 rounded-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </>
  );
}
