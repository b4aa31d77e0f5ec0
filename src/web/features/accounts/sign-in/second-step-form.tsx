import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { twoFactorCodeSchema } from '#shared/accounts/sign-in.ts';
import { ApiError, serverMessage } from '#web/api/api-error.ts';
import { showFieldErrors } from '#web/api/field-messages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';
import { accountsApi } from '../accounts.api.ts';
import { TextField } from '../form-fields.tsx';
import { PageForm } from './page-form.tsx';
import { useEnter } from '../session/use-arrival.ts';

/** After the password: the code of the authenticator, or a recovery code. */
export function SecondStepForm({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const { t } = useTranslation('accounts');
  const enter = useEnter();
  const form = useForm({ resolver: zodResolver(twoFactorCodeSchema), defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await enter(await accountsApi.finishLogIn({ ticket, code }));
    } catch (failure) {
      if (showFieldErrors(form, failure)) return;
      showToast({
        tone: 'destructive',
        title: t('signIn.failedTitle'),
        description: serverMessage(failure) ?? t('signIn.failedTitle'),
      });
      // The ticket is used up or too old: it starts with the password again.
      if (failure instanceof ApiError && failure.status === 401) onBack();
      return;
    }
    showToast({ tone: 'success', title: t('signIn.doneTitle'), description: t('signIn.doneText') });
  });

  return (
    <>
      <PageForm
        onSubmit={submit}
        isSubmitting={form.formState.isSubmitting}
        submit={t('secondStep.submit')}
        submitting={t('secondStep.submitting')}
        className="flex flex-col gap-6"
      >
        <TextField
          form={form}
          name="code"
          label={t('fields.code')}
          hint={t('secondStep.codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </PageForm>
      <Button variant="link" className="mt-6" onClick={onBack}>
        {t('secondStep.back')}
      </Button>
    </>
  );
}
