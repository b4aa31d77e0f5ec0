import {
  Bell,
  ChevronRight,
  Fingerprint,
  KeyRound,
  Mail,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { PasskeysDialog } from '#domains/accounts/web/passkeys/passkeys-dialog.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { NotificationsDialog } from './notifications-dialog.tsx';
import { PrivacyDialog } from './privacy-dialog.tsx';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

type DialogName = 'changePassword' | 'twoFactor' | 'passkeys' | 'notifications' | 'privacy' | 'changeEmail';

const ROWS: { name: DialogName; icon: LucideIcon }[] = [
  { name: 'changePassword', icon: KeyRound },
  { name: 'twoFactor', icon: ShieldCheck },
  { name: 'passkeys', icon: Fingerprint },
  { name: 'notifications', icon: Bell },
  { name: 'privacy', icon: UserRound },
  { name: 'changeEmail', icon: Mail },
];

/** What the account is, to read; and the doors to everything that can be changed about it. */
export function AccountSettings({ user, profile }: CurrentUser) {
  const { t } = useTranslation('accounts');
  const [open, setOpen] = useState<DialogName>();
  const dialog = (name: DialogName) => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : undefined),
  });
  return (
    <div className="flex flex-col gap-6">
      <AccountFacts user={user} />
      <section aria-labelledby="account-safety">
        <h2 id="account-safety" className="mt-4 mb-4 text-2xl">
          {t('account.securityTitle')}
        </h2>
        <Card asChild padding="none">
          <ul className="divide-y divide-line">
            {ROWS.map(({ name, icon }) => (
              <li key={name}>
                <SettingRow
                  icon={icon}
                  title={t(`${name}.title`)}
                  summary={t(`${name}.summary`)}
                  onClick={() => setOpen(name)}
                >
                  {name === 'twoFactor' && <OnOff on={user.twoFactorEnabled} />}
                </SettingRow>
              </li>
            ))}
          </ul>
        </Card>
      </section>
      <ChangePasswordDialog {...dialog('changePassword')} user={user} />
      <ChangeEmailDialog {...dialog('changeEmail')} />
      <TwoFactorDialog {...dialog('twoFactor')} enabled={user.twoFactorEnabled} />
      <PasskeysDialog {...dialog('passkeys')} twoFactorEnabled={user.twoFactorEnabled} />
      <NotificationsDialog {...dialog('notifications')} profile={profile} />
      <PrivacyDialog {...dialog('privacy')} />
    </div>
  );
}

function AccountFacts({ user }: Pick<CurrentUser, 'user'>) {
  const { t, i18n } = useTranslation('accounts');
  const facts: [label: string, value: string][] = [
    [t('account.username'), user.username],
    [t('account.email'), user.email],
    [t('account.type'), t(`account.roles.${user.role}`)],
    [t('account.since'), formatMoment(user.createdAt, 'longDate', i18n.language)],
  ];
  return (
    <Card padding="lg">
      <h2 className="mb-6 text-2xl">{t('account.title')}</h2>
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="mt-1 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function SettingRow(props: {
  icon: LucideIcon;
  title: string;
  summary: string;
  onClick: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const Icon = props.icon;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-summary`}
      onClick={props.onClick}
      className="flex w-full cursor-pointer items-center gap-4 px-5 py-4 text-left transition-colors hover:bg-ink/4 focus-visible:-outline-offset-2 sm:px-7"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span id={id} className="block font-medium">
          {props.title}
        </span>
        <span id={`${id}-summary`} className="block text-sm text-muted">
          {props.summary}
        </span>
      </span>
      {props.children}
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
    </button>
  );
}

function OnOff({ on }: { on: boolean }) {
  const { t } = useTranslation('accounts');
  return <Badge tone={on ? 'success' : 'neutral'}>{on ? t('account.on') : t('account.off')}</Badge>;
}
