import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';

/** To somebody whose mailbox has not answered yet: why it should, and the mail once more. */
export function ConfirmAddressNotice({ className }: { className?: string }) {
  const { t } = useTranslation('accounts');
  const { user } = useCurrentUser();
  const { mutate, isPending, isSuccess } = useChange({
    send: () => accountsApi.sendConfirmation(),
    done: () => ({ title: t('confirmEmail.sentTitle'), text: t('confirmEmail.sentText') }),
    failed: ({ summary }) => ({
      title: t('confirmEmail.notSentTitle'),
      text: summary ?? t('confirmEmail.failedText'),
    }),
  });
  if (user === null || user.emailConfirmed) return null;
  return (
    <Notice
      tone="neutral"
      className={className}
      title={t('confirmEmail.noticeTitle')}
      actions={
        <Button size="sm" variant="secondary" disabled={isPending || isSuccess} onClick={() => mutate()}>
          {t('confirmEmail.again')}
        </Button>
      }
    >
      <p className="wrap-anywhere">{t('confirmEmail.noticeText', { email: user.email })}</p>
    </Notice>
  );
}
