import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import { shareOf } from '#domains/group-buys/model/group-sizes.ts';
import { formatMoney } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { openingOf } from './group-steps.ts';
import { sizesText, useUnitText } from './group-words.ts';

type Member = GroupBuy['members'][number];

interface GroupMembersProps {
  group: GroupBuy;
  /** The visitor's own place, where there is one. */
  ownId: number | undefined;
}

/** Who is in with how many, and what each pays for it. */
export function GroupMembers({ group, ownId }: GroupMembersProps) {
  const { t } = useTranslation('group');
  const { members } = group;
  return (
    <section aria-labelledby="group-members">
      <h2 id="group-members" className="text-3xl">
        {t(group.status === 'open' ? 'members.title' : 'members.titleEnded')}
        {members.length > 0 && <span className="ml-3 text-muted tabular-nums">{members.length}</span>}
      </h2>
      {group.status === 'open' && (
        <p className="mt-2 text-sm text-muted">
          {t(members.length === 0 ? 'members.none' : 'members.explained')}
        </p>
      )}
      <ul className="mt-5 divide-y divide-line border-y border-line empty:hidden">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} group={group} isOwn={member.id === ownId} />
        ))}
      </ul>
    </section>
  );
}

function MemberRow({ member, group, isOwn }: { member: Member; group: GroupBuy; isOwn: boolean }) {
  const { t } = useTranslation('group');
  const units = useUnitText(group.product.unit);
  const { firstName, quantity, items, isOrganizer } = member;
  const sizes = sizesText(group, items);
  const { nowCents, atMostCents } = shareOf(openingOf(group), items, group.pooledQuantity);
  return (
    <li className="flex animate-rise-in flex-wrap items-center gap-x-4 gap-y-1 py-3.5" data-testid="member">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-11 shrink-0 place-items-center rounded-full font-display text-xl',
          isOwn ? 'bg-zest text-on-zest' : 'bg-accent-soft text-accent-ink',
        )}
      >
        {[...firstName][0]?.toUpperCase()}
      </span>
      <span className="min-w-0 flex-1 basis-32">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
          {firstName}
          {isOwn && <Badge tone="zest">{t('members.you')}</Badge>}
          {isOrganizer && <Badge>{t('members.organizer')}</Badge>}
        </span>
        <span className="block text-sm text-muted tabular-nums">{sizes || units(quantity)}</span>
      </span>
      {group.status === 'open' && (
        <span className="ml-auto shrink-0 text-right tabular-nums">
          <span className="block font-semibold">{t('members.now', { amount: formatMoney(nowCents) })}</span>
          <span className="block text-sm text-muted">
            {t('members.atMost', { amount: formatMoney(atMostCents) })}
          </span>
        </span>
      )}
    </li>
  );
}
