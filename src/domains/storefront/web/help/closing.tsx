import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Container } from '#engine/web/ui/content/section.tsx';

/** The last word of a page. */
export function Closing({ title, text, actions }: { title: string; text: string; actions: ReactNode }) {
  return (
    <section data-print="hidden" className="bg-accent-soft py-section">
      <Container width="narrow" className="text-center">
        <h2 className="text-4xl">{title}</h2>
        <p className="mx-auto mt-4 max-w-text text-lg">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
      </Container>
    </section>
  );
}

/** Where to go when the page did not answer it. */
export function QuestionsBox() {
  const { t } = useTranslation('help');
  return (
    <section
      data-print="hidden"
      aria-labelledby="questions-title"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-xl bg-sunken p-6 sm:p-9"
    >
      <div className="max-w-text min-w-0">
        <h2 id="questions-title" className="text-2xl">
          {t('questions.title')}
        </h2>
        <p className="mt-2 text-muted">{t('questions.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/contact">{t('questions.contact')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/faqs">{t('questions.faqs')}</Link>
        </Button>
      </div>
    </section>
  );
}
