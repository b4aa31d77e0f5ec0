import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { OrganizedGroupBuy } from '#domains/group-buys/model/group-view.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { CopyButton } from '#engine/web/ui/basics/copy-button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { invitationText, reminderText } from './invitation-text.ts';

/** An invitation and a reminder to send on, and the bare link. */
export function InviteDialog({ group }: { group: OrganizedGroupBuy }) {
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
