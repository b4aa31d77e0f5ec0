import { MailCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { serverMessage } from '#engine/web/api/api-error.ts';
import { apiWrite } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Honeypot } from '#engine/web/ui/forms/honeypot.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

/** Stands on every page, so it makes do with the browser's own check of the e-mail address and a step of its own. */
export function NewsletterBox({ className }: { className?: string }) {
  const { t } = useTranslation('newsletter');
  const [step, setStep] = useState<'asked' | 'sending' | 'sent'>('asked');
  const subscribe = async (fields: FormData) => {
    const text = (name: string) => String(fields.get(name) ?? '');
    setStep('sending');
    try {
      await apiWrite('POST /api/newsletter')({ email: text('email'), website: text('website') });
      setStep('sent');
    } catch (error) {
      setStep('asked');
      showToast({
        tone: 'destructive',
        title: t('notices.errorTitle'),
        description: serverMessage(error) ?? t('notices.errorText'),
      });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === 'asked') void subscribe(new FormData(event.currentTarget));
  };
  return (
    <section aria-labelledby="newsletter-title" className={className}>
      <h2 id="newsletter-title" className="font-display text-2xl">
        {t('box.title')}
      </h2>
      <p className="mt-2 text-sm text-muted">{t('box.text')}</p>
      {step !== 'sent' && (
        <Form onSubmit={submit} className="mt-5">
          <div className="flex rounded-full border border-line-strong bg-surface p-1 focus-within:border-accent-ink">
            <input
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              aria-label={t('box.label')}
              aria-describedby="newsletter-hint"
              placeholder={t('box.placeholder')}
              className="h-10 min-w-0 flex-1 rounded-full bg-transparent px-4 text-sm focus-visible:outline-offset-0"
            />
            <Button
              type="submit"
              size="sm"
              loading={step === 'sending'}
              className="min-h-10 tracking-[0.04em]"
            >
              {t('box.submit')}
            </Button>
          </div>
          <Honeypot label={t('box.honeypot')} name="website" />
          <p id="newsletter-hint" className="mt-3 text-xs text-muted">
            {t('box.hint')}
          </p>
        </Form>
      )}
      <div role="status">
        {step === 'sent' && (
          <div className="mt-5 flex gap-3 rounded-lg bg-surface p-4">
            <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            <p className="text-sm">
              <strong className="block font-semibold">{t('notices.checkMailTitle')}</strong>
              <span className="text-muted">{t('notices.checkMailText')}</span>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
