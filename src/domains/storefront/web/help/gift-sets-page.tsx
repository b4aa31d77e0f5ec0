import { Link } from '@tanstack/react-router';
import { CalendarClock, Gift, Home, PenLine } from 'lucide-react';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { CategorySets, FeaturedSets, GiftSetFigure } from './gift-set-cards.tsx';
import { giftSetPrices } from './help-data.ts';
import { HelpFaq } from './help-faq.tsx';
import { Closing, HelpHeader } from './help-frame.tsx';
import { CheckList, TextGrid, Steps } from './rhythm.tsx';
import { useHelpTexts, type QuestionText, type TitledText } from './use-help-texts.ts';

const NAMESPACE = 'help-gift-sets';
const SERVICE_ICONS = [
  <Gift key="wrapping" />,
  <PenLine key="message" />,
  <CalendarClock key="time" />,
  <Home key="door" />,
];

export function GiftSetsPage() {
  const { text, list } = useHelpTexts(NAMESPACE, giftSetPrices());
  return (
    <>
      <HelpHeader
        namespace={NAMESPACE}
        values={giftSetPrices()}
        figure={<GiftSetFigure />}
        actions={
          <>
            <Button asChild size="lg">
              <a href="#featured">{text('links.featured')}</a>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <a href="#custom">{text('links.custom')}</a>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to="/gift-cards">{text('links.giftCards')}</Link>
            </Button>
          </>
        }
      />
      <Section id="featured" title={text('featured.title')} intro={text('featured.intro')}>
        <FeaturedSets />
      </Section>
      <Section
        tone="sunken"
        title={text('categories.title')}
        intro={text('categories.intro')}
        actions={
          <Button asChild variant="secondary">
            <Link to="/shop">{text('links.shop')}</Link>
          </Button>
        }
      >
        <CategorySets />
      </Section>
      <Section id="custom" tone="inverse" title={text('custom.title')} intro={text('custom.intro')}>
        <CustomSet />
      </Section>
      <Section title={text('services.title')}>
        <TextGrid items={list<TitledText>('services.items')} icons={SERVICE_ICONS} columns={4} />
      </Section>
      <Section tone="surface">
        <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <h2 className="text-4xl">{text('corporate.title')}</h2>
            <p className="mt-5 text-lg text-muted">{text('corporate.text')}</p>
            <Button asChild className="mt-7">
              <Link to="/contact" search={{ about: 'corporate' }}>
                {text('corporate.button')}
              </Link>
            </Button>
          </div>
          <CheckList items={list('corporate.items')} />
        </div>
      </Section>
      <Section width="narrow" title={text('faq.title')}>
        <HelpFaq items={list<QuestionText>('faq.items')} />
      </Section>
      <Closing
        title={text('cta.title')}
        text={text('cta.text')}
        actions={
          <>
            <Button asChild size="lg">
              <Link to="/contact">{text('links.contact')}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to="/shop">{text('links.shop')}</Link>
            </Button>
          </>
        }
      />
    </>
  );
}

/** Ideas to talk about: the chips are words, not controls. The contact form asks which of them it shall be. */
function CustomSet() {
  const { text, list } = useHelpTexts(NAMESPACE);
  const { group } = useHelpTexts('gift-set');
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <Steps items={list<TitledText>('custom.steps')} />
      <div>
        <dl className="flex flex-col gap-7">
          {group<{ title: string; chips: string[] }>('groups').map(([key, { title, chips }]) => (
            <div key={key}>
              <dt className="eyebrow mb-3 text-muted">{title}</dt>
              <dd>
                <ul className="flex flex-wrap gap-2">
                  {chips.map((chip) => (
                    <li
                      key={chip}
                      className="rounded-full border border-line-strong/70 px-4 py-1.5 text-sm select-none"
                    >
                      {chip}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-sm text-muted">{text('custom.note')}</p>
        <Button asChild size="lg" className="mt-6">
          <Link to="/contact" search={{ about: 'gift-set' }}>
            {text('custom.button')}
          </Link>
        </Button>
      </div>
    </div>
  );
}
