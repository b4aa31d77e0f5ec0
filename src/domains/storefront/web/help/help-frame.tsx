import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Breadcrumbs } from '#engine/web/ui/navigation/breadcrumbs.tsx';
import { useHelpTexts } from './use-help-texts.ts';

type HelpHeaderProps = {
  namespace: string;
  /** Values for the page's own placeholders. */
  values?: Record<string, string> | undefined;
  /** Stands beside the title on wide screens: a picture or a drawn figure. */
  figure?: ReactNode;
  /** Links under the lead. */
  actions?: ReactNode;
  /** A small line such as the date of the last change. */
  note?: ReactNode;
  printable?: boolean | undefined;
};

export function HelpHeader({ namespace, values, figure, actions, note, printable }: HelpHeaderProps) {
  const { text } = useHelpTexts(namespace, values);
  const { t } = useTranslation('help');
  return (
    <header className={cx('bg-sunken', figure ? 'py-8 sm:py-12' : 'pt-8 pb-10 sm:pt-10 sm:pb-14')}>
      <Container>
        <div data-print="hidden" className="mb-8 sm:mb-10">
          <Breadcrumbs label={t('breadcrumb')}>
            <Link to="/">{t('breadcrumbHome')}</Link>
            {text('metaTitle')}
          </Breadcrumbs>
        </div>
        <div className={cx(figure && 'grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr]')}>
          <div className="max-w-narrow min-w-0">
            <p className="eyebrow mb-4 text-accent-ink">{text('eyebrow')}</p>
            <h1 className="text-5xl">{text('title')}</h1>
            <p className="mt-5 max-w-text text-lg text-muted">{text('lead')}</p>
            {(note || printable) && (
              <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-muted">
                {note && <p>{note}</p>}
                {printable && (
                  <Button variant="link" data-print="hidden" onClick={() => window.print()}>
                    <Printer aria-hidden="true" className="size-4" />
                    {t('print')}
                  </Button>
                )}
              </div>
            )}
            {actions && (
              <div data-print="hidden" className="mt-8 flex flex-wrap gap-3">
                {actions}
              </div>
            )}
          </div>
          {figure}
        </div>
      </Container>
    </header>
  );
}

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
