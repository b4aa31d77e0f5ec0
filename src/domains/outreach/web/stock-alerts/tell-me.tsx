import { useLocation } from '@tanstack/react-router';
import { BellRing, MailCheck } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { StockAlertState } from '#domains/outreach/model/stock-alerts/stock-alert.ts';
import { serverMessage } from '#engine/web/api/api-error.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Honeypot } from '#engine/web/ui/forms/honeypot.tsx';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';
import { readAlertLink } from './alert-link.ts';

type Step = 'asked-nothing' | 'typing' | 'sending' | StockAlertState | 'confirmed' | 'cancelled';

type LinkAnswer = 'confirm' | 'cancel';

interface TellMeProps {
  productId: number;
  /** Sold out; otherwise it is not its season, and perhaps never was. */
  wasThere?: boolean;
}

/** Where a product cannot be bought: one mail when it can. A guest's address is asked by mail first. */
export function TellMe({ productId, wasThere = false }: TellMeProps) {
  const { t, ready } = useTranslation('offer');
  const hydrated = useHydrated();
  const { user } = useCurrentUser();
  const hash = useLocation({ select: (location) => location.hash });
  const link = hydrated ? readAlertLink(hash) : undefined;
  const [step, setStep] = useState<Step>('asked-nothing');
  const [refusal, setRefusal] = useState<string>();
  if (!ready) return <div className="min-h-14" />;

  /** Puts the step back where it was if the shop refuses. */
  const send = async (request: () => Promise<Step>) => {
    setRefusal(undefined);
    setStep('sending');
    try {
      setStep(await request());
    } catch (error) {
      setStep(step);
      setRefusal(serverMessage(error) ?? t('tellMe.failed'));
    }
  };
  const ask = (guest: { email?: string; website?: string }) =>
    send(async () => {
      const body = { productId, ...guest };
      return (await apiRequest('POST /api/stock-alerts', { body })).state;
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    if (step === 'typing') void ask({ email: text('email'), website: text('website') });
  };
  const follow = (action: LinkAnswer) =>
    send(async () => {
      await apiRequest(`POST /api/stock-alerts/${action}`, { body: link! });
      return action === 'confirm' ? 'confirmed' : 'cancelled';
    });

  const action = t(wasThere ? 'tellMe.action' : 'tellMe.actionSeason');
  const isOpen =
    ['asked-nothing', 'typing', 'sending'].includes(step) || (link !== undefined && step === 'asked');
  return (
    <div className="mt-3">
      {isOpen && link && <LinkPrompt isSending={step === 'sending'} onAnswer={follow} />}
      {isOpen && !link && (step === 'asked-nothing' || user !== null) && (
        <Button
          size="sm"
          variant="secondary"
          loading={step === 'sending'}
          onClick={() => (user === null ? setStep('typing') : void ask({}))}
        >
          <BellRing aria-hidden="true" />
          {action}
        </Button>
      )}
      {isOpen && !link && step !== 'asked-nothing' && user === null && (
        <Form onSubmit={submit} className="flex flex-wrap gap-2">
          <input
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            // The button that stood here was just pressed.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            aria-label={t('tellMe.email')}
            placeholder={t('tellMe.email')}
            className="min-h-11 min-w-0 flex-1 basis-48 rounded-full border border-line-strong bg-surface px-4 text-base"
          />
          <Honeypot label={t('tellMe.honeypot')} name="website" />
          <Button type="submit" loading={step === 'sending'}>
            {action}
          </Button>
          <p className="basis-full text-xs text-muted">{t('tellMe.hint')}</p>
        </Form>
      )}
      <div role="status" className="empty:hidden">
        {!isOpen && (
          <p className="flex gap-2 font-medium">
            <MailCheck aria-hidden="true" className="mt-px size-4.5 shrink-0 text-accent-ink" />
            {t(`tellMe.${step}`)}
          </p>
        )}
      </div>
      <p role="alert" className="mt-2 text-danger empty:hidden">
        {refusal}
      </p>
    </div>
  );
}

interface LinkPromptProps {
  isSending: boolean;
  onAnswer: (answer: LinkAnswer) => Promise<void>;
}

/** Where the mail's link leads. On a phone it stands below the pictures, so the page goes there by itself. */
function LinkPrompt({ isSending, onAnswer }: LinkPromptProps) {
  const { t } = useTranslation('offer');
  const prompt = useRef<HTMLDivElement>(null);
  useEffect(() => {
    prompt.current?.focus({ preventScroll: true });
    prompt.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={prompt} tabIndex={-1} className="outline-none">
      <p className="mb-3 font-medium">{t('tellMe.promptText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" loading={isSending} onClick={() => void onAnswer('confirm')}>
          {t('tellMe.confirm')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => void onAnswer('cancel')}>
          {t('tellMe.cancel')}
        </Button>
      </div>
    </div>
  );
}
