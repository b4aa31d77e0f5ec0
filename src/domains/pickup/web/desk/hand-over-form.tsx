import { useForm } from 'react-hook-form';
import { CODE_LENGTH, tidyCode } from '#domains/pickup/model/hand-over-code.ts';
import { ScanCode } from '#domains/orders/web/desk/scan-code.tsx';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import type { PickupCalls } from './pickup-calls.ts';

/** The code that the customer says, typed or scanned. */
export function HandOverForm({ calls }: { calls: PickupCalls }) {
  const { t } = useTranslation('pickup');
  const form = useForm({ defaultValues: { code: '' } });
  const refresh = useRefresh(calls.refreshes);
  const submit = useSubmit(form, ({ code }) => calls.handOver({ code }).finally(refresh), {
    done: ({ orderId: id, customerName: name }) => {
      form.reset();
      form.setFocus('code');
      showToast({
        tone: 'success',
        title: t('handOver.doneTitle', { id }),
        description: t('handOver.doneText', { name }),
      });
    },
    failed: { title: t('handOver.failed') },
  });
  return (
    <Card padding="lg">
      <h2 className="text-xl">{t('handOver.title')}</h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{t('handOver.text')}</p>
      <Form noValidate onSubmit={submit} className="mt-4 flex flex-wrap items-start gap-3">
        <TextField
          form={form}
          name="code"
          label={t('handOver.code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CODE_LENGTH + 6}
          className="w-44"
          controlClassName="font-mono text-lg tracking-widest uppercase"
        />
        <div className="flex flex-wrap gap-3 sm:pt-6.5">
          <SubmitButton form={form}>{t('handOver.action')}</SubmitButton>
          <ScanCode onCode={(text) => form.setValue('code', tidyCode(text).slice(0, CODE_LENGTH))} />
        </div>
        <FormMessage form={form} className="basis-full" />
      </Form>
    </Card>
  );
}
