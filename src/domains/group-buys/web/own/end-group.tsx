import type { OrganizedGroupBuy } from '#domains/group-buys/model/group-view.ts';
import { formatDollars } from '#engine/model/money.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { cancelGroupBuy, closeGroupBuy, OWN_GROUPS } from './own-groups.queries.ts';

interface EndGroupProps {
  group: OrganizedGroupBuy;
  how: 'close' | 'cancel';
}

/** Ends a group buy before its time, after saying what happens to whom. */
export function EndGroup({ group, how }: EndGroupProps) {
  const { t } = useTranslation('group-desk');
  const name = group.title ?? group.product.name;
  const end = useChange({
    send: () => (how === 'close' ? closeGroupBuy(group.slug) : cancelGroupBuy(group.slug)),
    refreshes: OWN_GROUPS,
    // The product may have been withdrawn, or too few may have come: what it became is what is said.
    done: ({ status }) => ({ title: t(`end.done.${status}`), description: name }),
    failed: { title: t(`end.${how}.failed`) },
  });
  return (
    <ConfirmDialog
      title={t(`end.${how}.title`)}
      description={name}
      closeLabel={t('end.dismiss')}
      trigger={
        <Button variant={how === 'close' ? 'secondary' : 'ghost'} size="sm">
          {t(`end.${how}.action`)}
        </Button>
      }
      keepLabel={t('end.keep')}
      confirmLabel={t(`end.${how}.confirm`)}
      tone={how === 'close' ? 'primary' : 'danger'}
      change={end}
    >
      <Consequences group={group} how={how} />
    </ConfirmDialog>
  );
}

function Consequences({ group, how }: EndGroupProps) {
  const { t, i18n } = useTranslation('group-desk');
  const { memberCount: count, pooledQuantity: quantity, minimumQuantity: minimum, delivery } = group;
  const price = formatDollars(group.unitPrice);
  const percent = formatPercent(group.percentage, i18n.language);
  const isShort = quantity < minimum;
  const said =
    how === 'cancel'
      ? [t('end.cancel.released', { count }), t('end.cancel.mail')]
      : isShort
        ? [t('end.close.short', { quantity, minimum }), t('end.close.released')]
        : [
            t('end.close.orders', { count, quantity }),
            t('end.close.price', { price, percent }),
            t(`end.close.delivery.${delivery}`),
            t('end.close.final'),
          ];
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
