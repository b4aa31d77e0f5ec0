import { Link } from '@tanstack/react-router';
import { ListChecks, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { OrganizedGroupBuy } from '#domains/group-buys/model/group-view.ts';
import { nameOf } from '#domains/group-buys/web/page/group-words.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { CopyButton } from '#engine/web/ui/basics/copy-button.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { invitationText, reminderText } from './invitation-text.ts';
import { sharesToHandOut, OWN_GROUPS } from './own-groups.ts';

/** Inviting, closing, cancelling, and the list by which one parcel is divided. */
export function OrganizerTools({ group }: { group: OrganizedGroupBuy }) {
  const { t } = useTranslation('group-desk');
  const isOpen = group.status === 'open';
  const isDivided = group.delivery === 'together' && sharesToHandOut(group).length > 0;
  if (!isOpen && !isDivided) return null;
  return (
    <footer className="flex flex-wrap gap-2 border-t border-line px-5 py-3">
      {isOpen && <InviteDialog group={group} />}
      {isDivided && (
        <Button asChild size="sm" variant="secondary">
          <Link
            to="/user-dashboard/group-buys/$slug/list"
            params={{ slug: group.slug }}
            state={{ openedHere: true }}
          >
            <ListChecks aria-hidden="true" className="size-4" />
            {t('list.title')}
          </Link>
        </Button>
      )}
      {isOpen && (
        <span className="flex flex-wrap gap-2 sm:ml-auto">
          <EndGroup group={group} how="close" />
          <EndGroup group={group} how="cancel" />
        </span>
      )}
    </footer>
  );
}

interface EndGroupProps {
  group: OrganizedGroupBuy;
  how: 'close' | 'cancel';
}

/** Ends a group buy before its time, after saying what happens to whom. */
function EndGroup({ group, how }: EndGroupProps) {
  const { t } = useTranslation('group-desk');
  const name = group.title ?? nameOf(group);
  const end = useChange({
    send: () => apiRequest(`POST /api/group-buys/:slug/${how}`, { params: { slug: group.slug } }),
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
  const price = formatAmount(group.unitPrice);
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

/** An invitation and a reminder to send on, and the bare link. */
function InviteDialog({ group }: { group: OrganizedGroupBuy }) {
  const { t, i18n } = useTranslation('group-desk');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('invite.title')}
      description={t('invite.intro')}
      closeLabel={t('end.dismiss')}
      trigger={
        <Button size="sm" variant="secondary">
          <UserPlus aria-hidden="true" className="size-4" />
          {t('invite.title')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <TextToCopy
          title={t('invite.invitation.title')}
          copyLabel={t('invite.invitation.copy')}
          text={invitationText(t, group, i18n.language)}
        />
        <TextToCopy
          title={t('invite.reminder.title')}
          copyLabel={t('invite.reminder.copy')}
          text={reminderText(t, group, i18n.language)}
        />
        <TextToCopy title={t('invite.link.title')} copyLabel={t('invite.link.copy')} text={group.url} />
      </div>
    </Dialog>
  );
}

interface TextToCopyProps {
  title: string;
  copyLabel: string;
  text: string;
}

function TextToCopy({ title, copyLabel, text }: TextToCopyProps) {
  const { t } = useTranslation('group-desk');
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="text-lg">{title}</h3>
      <p className="w-full rounded-lg bg-sunken px-4 py-3 text-sm wrap-anywhere select-all">{text}</p>
      <CopyButton size="sm" text={text} label={copyLabel} copiedLabel={t('invite.copied')} />
    </section>
  );
}
