import { Link, useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { PathOf } from '#engine/model/api/contract.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { passwordProofSchema } from '#domains/accounts/model/password.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { CurrentPasswordField } from '#domains/accounts/web/password-fields.tsx';
import { endSession } from '#engine/web/session/private-data.ts';
import { DialogForm, type DialogState } from './dialog-form.tsx';

const EXPORT = '/api/profile/export' satisfies PathOf<'GET'>;

export function PrivacyDialog(state: DialogState) {
  const { t } = useTranslation('accounts');
  const [isDeleting, setDeleting] = useState(false);
  const onOpenChange = (open: boolean) => {
    setDeleting(false);
    state.onOpenChange(open);
  };
  return (
    <Dialog
      open={state.open}
      onOpenChange={onOpenChange}
      title={isDeleting ? t('privacy.deleteTitle') : t('privacy.title')}
      closeLabel={t('account.close')}
    >
      {isDeleting ? <DeleteAccountForm /> : <Choices onDelete={() => setDeleting(true)} />}
    </Dialog>
  );
}

function Choices({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation('accounts');
  return (
    <div className="flex flex-col gap-7">
      <section className="flex flex-col items-start gap-3">
        <h3 className="text-lg">{t('privacy.exportTitle')}</h3>
        <p className="text-sm text-muted">{t('privacy.exportText')}</p>
        <Button asChild variant="secondary">
          <a href={EXPORT} download>
            <Download aria-hidden="true" className="size-4.5" />
            {t('privacy.export')}
          </a>
        </Button>
      </section>
      <section className="flex flex-col items-start gap-3 border-t border-line pt-7">
        <h3 className="text-lg">{t('privacy.deleteTitle')}</h3>
        <p className="text-sm text-muted">{t('deleteAccount.text')}</p>
        <Button variant="danger" onClick={onDelete}>
          {t('deleteAccount.start')}
        </Button>
      </section>
      <p className="border-t border-line pt-6 text-sm">
        <Link to="/privacy" className="text-muted underline underline-offset-4 hover:text-ink">
          {t('privacy.policy')}
        </Link>
      </p>
    </div>
  );
}

function DeleteAccountForm() {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(passwordProofSchema), defaultValues: { password: '' } });
  const submit = useSubmit(form, accountsApi.deleteAccount, {
    done: async () => {
      await navigate({ to: '/' });
      showToast({ title: t('deleteAccount.doneTitle'), description: t('deleteAccount.doneText') });
      await endSession(queryClient);
    },
    failed: { title: t('deleteAccount.failedTitle') },
  });
  return (
    <DialogForm
      form={form}
      onSubmit={submit}
      submit={t('deleteAccount.submit')}
      submitting={t('deleteAccount.submitting')}
      variant="danger"
    >
      <Notice tone="warning">{t('deleteAccount.text')}</Notice>
      <p className="text-sm">{t('deleteAccount.confirm')}</p>
      <CurrentPasswordField form={form} name="password" />
    </DialogForm>
  );
}
