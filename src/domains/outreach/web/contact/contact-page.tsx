import { getRouteApi, Link } from '@tanstack/react-router';
import { MailCheck, Clock, MessageCircleQuestion, Package, Reply } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { SectionHeading } from '#engine/web/ui/content/section.tsx';
import { ContactForm } from './contact-form.tsx';

const route = getRouteApi('/contact');

export function ContactPage() {
  const { t } = useTranslation('contact');
  const subject = route.useSearch();
  const [sentFrom, setSentFrom] = useState<string>();
  return (
    <Container className="py-10 sm:py-16">
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('lead')} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <Card padding="lg">
          {sentFrom === undefined ? (
            <ContactForm about={subject} onSent={setSentFrom} />
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

interface OpeningTime {
  days: string;
  hours: string;
}

/** When we answer, and what helps us to. */
function ContactPanel() {
  const { t } = useTranslation('contact');
  const hours = t('panel.hours.items', { returnObjects: true }) as OpeningTime[];
  return (
    <aside
      data-scheme="dark"
      aria-labelledby="contact-panel"
      className="rounded-xl bg-page p-6 text-ink sm:p-9"
    >
      <h2 id="contact-panel" className="mb-7 text-2xl">
        {t('panel.title')}
      </h2>
      <dl className="flex flex-col gap-7">
        <PanelEntry icon={<Clock />} title={t('panel.hours.title')}>
          <table className="w-full text-sm">
            <tbody>
              {hours.map(({ days, hours: open }) => (
                <tr key={days}>
                  <th scope="row" className="py-1 pr-4 text-left font-medium">
                    {days}
                  </th>
                  <td className="py-1 text-right whitespace-nowrap text-muted tabular-nums">{open}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </PanelEntry>
        <PanelEntry icon={<Reply />} title={t('panel.response.title')}>
          <p className="text-sm text-muted">{t('panel.response.text')}</p>
        </PanelEntry>
        <PanelEntry icon={<Package />} title={t('panel.order.title')}>
          <p className="text-sm text-muted">{t('panel.order.text')}</p>
        </PanelEntry>
        <PanelEntry icon={<MessageCircleQuestion />} title={t('panel.faqs.title')}>
          <p className="text-sm text-muted">{t('panel.faqs.text')}</p>
          <Link
            to="/faqs"
            className="mt-2 inline-flex min-h-8 items-center text-sm font-semibold text-accent-ink underline underline-offset-4"
          >
            {t('panel.faqs.link')}
          </Link>
        </PanelEntry>
      </dl>
    </aside>
  );
}

function PanelEntry({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-2 flex items-center gap-3 font-semibold">
        <span aria-hidden="true" className="text-zest [&_svg]:size-5">
          {icon}
        </span>
        {title}
      </dt>
      <dd className="pl-8">{children}</dd>
    </div>
  );
}
