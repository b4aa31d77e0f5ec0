import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { failureOf } from '#engine/web/forms/failure.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { refreshCurrentUser } from '#engine/web/session/private-data.ts';

/** A click confirms, not the opening of the page: programs that look through mails open links too. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('accounts');
  const { token } = useSearch({ from: '/confirm-email' });
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useChange({
    send: async () => {
      await accountsApi.confirmEmail({ token });
      await refreshCurrentUser(queryClient).catch(() => {});
    },
    failed: ({ status, summary }) =>
      isRefusal(status)
        ? undefined
        : { title: t('confirmEmail.failedTitle'), text: summary ?? t('confirmEmail.failedText') },
  });
  const refusal = error && failureOf(error);
  const toProfile = (
    <Button asChild size="sm" variant="secondary">
      <Link to="/profile">{t('confirmEmail.toProfile')}</Link>
    </Button>
  );
  return (
    <AccountFrame panel="signIn" title={t('confirmEmail.title')} intro={t('confirmEmail.intro')}>
      {isSuccess && (
        <Notice tone="success" announce title={t('confirmEmail.doneTitle')} actions={toProfile}>
          {t('confirmEmail.doneText')}
        </Notice>
      )}
      {isRefusal(refusal?.status) && (
        <Notice tone="warning" announce title={t('confirmEmail.badLinkTitle')} actions={toProfile}>
          {refusal?.status === 409 ? refusal.summary : t('confirmEmail.badLinkText')}
        </Notice>
      )}
      {!isSuccess && !isRefusal(refusal?.status) && (
        <Button size="lg" disabled={isPending} onClick={() => mutate()}>
          {isPending ? t('confirmEmail.submitting') : t('confirmEmail.submit')}
        </Button>
      )}
    </AccountFrame>
  );
}

/** The link is used, too old or made up, or somebody else has the e-mail address by now. */
const isRefusal = (status: number | undefined) => status === 400 || status === 409;
