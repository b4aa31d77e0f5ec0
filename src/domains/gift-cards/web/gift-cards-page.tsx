import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { readCardCode, spacedCardCode } from '#domains/gift-cards/model/gift-card.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { SectionHeading } from '#engine/web/ui/content/section.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import { BuyGiftCard } from './buy-gift-card.tsx';

/** Where gift cards are bought, and looked at by those who have one. */
export function GiftCardsPage() {
  const { t } = useTranslation('gift-cards');
  return (
    <Container className="py-10 sm:py-16">
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('meta.title')} intro={t('lead')} />
      <BuyGiftCard />
      <Card padding="lg" className="mt-10 max-w-2xl">
        <CheckBalance />
      </Card>
    </Container>
  );
}

function CheckBalance() {
  const { t } = useTranslation('gift-cards');
  const navigate = useNavigate();
  const [isOdd, setOdd] = useState(false);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    const code = readCardCode(typed.value);
    setOdd(code === null);
    if (code === null) typed.focus();
    else void navigate({ to: '/gift-card', hash: spacedCardCode(code) });
  };
  return (
    <section aria-labelledby="check-balance">
      <h2 id="check-balance" className="text-2xl">
        {t('check.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('check.text')}</p>
      <Form noValidate onSubmit={show} className="mt-5">
        <Field label={t('check.code')} error={isOdd ? t('validation:giftCardInvalid') : undefined}>
          <div className="flex gap-2">
            <TextInput
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              className="min-w-0 flex-1 uppercase"
            />
            <Button type="submit" variant="secondary">
              {t('check.submit')}
            </Button>
          </div>
        </Field>
      </Form>
    </section>
  );
}
