import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ApiError, serverMessage } from '#web/api/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Notice } from '#web/ui/content/notice.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';
import { AccountFrame } from './account-frame.tsx';
import { accountsApi } from '../accounts.api.ts';
import { refreshCurrentUser } from '../session/private-data.ts';

/** A click confirms, not the opening of the page: programs that look through mails open links too. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('accounts');
  const { token } = useSearch({ from: '/confirm-email' });
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => accountsApi.confirmEmail({ token }),
    onSuccess: () => refreshCurrentUser(queryClient).catch(() => {}),
    onError: (failure) => {
      if (isRefusal(failure)) return;
      const description = serverMessage(failure) ?? t('confirmEmail.failedText');
      showToast({ tone: 'destructive', title: t('confirmEmail.failedTitle'), description });
    },
  });
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
      {isRefusal(error) && (
        <Notice tone="warning" announce title={t('confirmEmail.badLinkTitle')} actions={toProfile}>
          {error.status === 409 ? serverMessage(error) : t('confirmEmail.badLinkText')}
        </Notice>
      )}
      {!isSuccess && !isRefusal(error) && (
        <Button size="lg" disabled={isPending} onClick={() => mutate()}>
          {isPending ? t('confirmEmail.submitting') : t('confirmEmail.submit')}
        </Button>
      )}
    </AccountFrame>
  );
}

/** The link is used, too old or made up, or somebody else has the address by now. */
function isRefusal(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && (failure.status === 400 || failure.status === 409);
}
