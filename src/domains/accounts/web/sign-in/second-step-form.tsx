import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { twoFactorCodeSchema } from '#domains/accounts/model/sign-in.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { PageForm } from './page-form.tsx';
import { useEnter } from '#engine/web/session/use-arrival.ts';

/** After the password: the code of the authenticator, or a recovery code. */
export function SecondStepForm({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const { t } = useTranslation('accounts');
  const enter = useEnter();
  const form = useForm({ resolver: zodResolver(twoFactorCodeSchema), defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = useSubmit(form, ({ code }) => accountsApi.finishLogIn({ ticket, code }), {
    done: async (answer) => {
      await enter(answer);
      showToast({ tone: 'success', title: t('signIn.doneTitle'), description: t('signIn.doneText') });
    },
    failed: ({ reason, fields, message }) => {
      // The next code replaces this one.
      if (reason === 'wrong_code') setFocus('code', { shouldSelect: true });
      if (fields.length > 0) return undefined;
      // The ticket is used up or too old: it starts with the password again.
      if (reason === 'second_step_expired') onBack();
      return { title: t('signIn.failedTitle'), text: message ?? t('signIn.failedTitle') };
    },
  });

  return (
    <>
      <PageForm
        form={form}
        onSubmit={submit}
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
