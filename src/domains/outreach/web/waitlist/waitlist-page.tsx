import { BadgePercent, Check, Handshake, Sparkles } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { mayMove } from '#engine/web/ui/basics/may-move.ts';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { WaitlistHero } from './waitlist-hero.tsx';

interface TitledText {
  title: string;
  text: string;
}

const BENEFIT_ICONS = [Sparkles, Handshake, BadgePercent];

/** What visitors see before the doors open. */
export function WaitlistPage() {
  const { t } = useTranslation('waitlist');
  const benefits = t('benefits', { returnObjects: true }) as TitledText[];
  const reasons = t('why.items', { returnObjects: true }) as TitledText[];
  return (
    <>
      <WaitlistHero />
      <Container className="py-section">
        <ul className="grid gap-5 md:grid-cols-3">
          {benefits.map(({ title, text }, index) => (
            <li key={title}>
              <Benefit icon={BENEFIT_ICONS[index]!} title={title} text={text} />
            </li>
          ))}
        </ul>
      </Container>
      <Section tone="sunken">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
          <div className="lg:sticky lg:top-28 lg:self-start">
            <h2 className="text-4xl">{t('why.title')}</h2>
            <p className="mt-4 text-lg text-muted">{t('why.lead')}</p>
          </div>
          <ol className="flex flex-col">
            {reasons.map(({ title, text }, index) => (
              <li key={title} className="flex gap-6 border-t border-line py-6 last:border-b sm:gap-10">
                <span
                  aria-hidden="true"
                  className="w-10 shrink-0 font-display text-4xl text-accent-ink italic"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-2xl">{title}</h3>
                  <p className="mt-2 max-w-text text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section>
        <div className="grid gap-x-10 gap-y-14 md:grid-cols-2">
          <Audience name="buyers" picture="/pictures/producers/anemonisi-cooperative.jpg" />
          <Audience name="producers" picture="/pictures/producers/kakaowerk-amselgrund.jpg" />
        </div>
      </Section>
      <CallToAction />
    </>
  );
}

function Benefit({ icon: Icon, title, text }: TitledText & { icon: typeof Sparkles }) {
  return (
    <Card padding="lg" className="h-full">
      <Icon aria-hidden="true" className="mb-6 size-8 stroke-[1.3] text-accent-ink" />
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
    </Card>
  );
}

function Audience({ name, picture }: { name: 'buyers' | 'producers'; picture: string }) {
  const { t } = useTranslation('waitlist');
  const items = t(`${name}.items`, { returnObjects: true }) as string[];
  return (
    <section aria-labelledby={`for-${name}`}>
      <Picture
        src={picture}
        alt=""
        width={800}
        height={533}
        sizes="(min-width: 48rem) 38rem, 100vw"
        className="mb-8 aspect-3/2 rounded-lg"
      />
      <h2 id={`for-${name}`} className="text-3xl">
        {t(`${name}.title`)}
      </h2>
      <p className="mt-3 mb-6 text-lg text-muted">{t(`${name}.text`)}</p>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-ink" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads back to the top, where the form is. */
function CallToAction() {
  const { t } = useTranslation('waitlist');
  return (
    <section className="bg-accent-soft py-section">
      <Container width="narrow" className="text-center">
        <h2 className="text-5xl">{t('cta.title')}</h2>
        <p className="mt-4 text-lg">{t('cta.text')}</p>
        <Button size="lg" className="mt-8" onClick={scrollToTop}>
          {t('cta.button')}
        </Button>
      </Container>
    </section>
  );
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: mayMove() ? 'smooth' : 'auto' });
}
