import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container, SectionHeading } from '#engine/web/ui/content/section.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactPanel } from './contact-panel.tsx';

export function ContactPage() {
  const { t } = useTranslation('contact');
  const [sentFrom, setSentFrom] = useState<string>();
  return (
    <Container className="py-10 sm:py-16">
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('lead')} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <Card padding="lg">
          {sentFrom === undefined ? (
            <ContactForm onSent={setSentFrom} />
          ) : (
            <div role="status">
              <EmptyState
                icon={<MailCheck />}
                title={t('sent.title')}
                description={t('sent.text', { email: sentFrom })}
                actions={<Button onClick={() => setSentFrom(undefined)}>{t('sent.again')}</Button>}
              />
            </div>
          )}
        </Card>
        <ContactPanel />
      </div>
    </Container>
  );
}
