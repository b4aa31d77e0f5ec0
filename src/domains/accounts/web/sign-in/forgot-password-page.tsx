import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgotPasswordSchema } from '#domains/accounts/model/password.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { AccountFrame } from './account-frame.tsx';
import { PageForm } from './page-form.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';

export function ForgotPasswordPage() {
  const { t } = useTranslation('accounts');
  const [sent, setSent] = useState(false);
  return (
    <AccountFrame panel="signIn" title={t('forgotPassword.title')} intro={t('forgotPassword.intro')}>
      {sent ? <Sent onAgain={() => setSent(false)} /> : <RequestForm onSent={() => setSent(true)} />}
      <p className="mt-8 border-t border-line pt-6 text-sm">
        <Link to="/login" className="text-muted underline underline-offset-4 hover:text-ink">
          {t('forgotPassword.back')}
        </Link>
      </p>
    </AccountFrame>
  );
}

/** The same words whether there is such an account or not. */
function Sent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('accounts');
  return (
    <Notice
      tone="success"
      announce
      title={t('forgotPassword.sentTitle')}
      actions={
        <Button variant="link" onClick={onAgain}>
          {t('forgotPassword.again')}
        </Button>
      }
    >
      {t('forgotPassword.sentText')}
    </Notice>
  );
}

function RequestForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('accounts');
  const form = useForm({ resolver: zodResolver(forgotPasswordSchema) });
  const submit = useSubmit(form, accountsApi.forgotPassword, {
    done: onSent,
    failed: { title: t('forgotPassword.failedTitle'), text: t('forgotPassword.failedText') },
  });
  return (
    <PageForm
      form={form}
      onSubmit={submit}
      submit={t('forgotPassword.submit')}
      submitting={t('forgotPassword.submitting')}
      className="flex flex-col gap-6"
    >
      <TextField form={form} name="email" label={t('fields.email')} type="email" autoComplete="email" />
    </PageForm>
  );
}
