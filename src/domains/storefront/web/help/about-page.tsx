import { Link } from '@tanstack/react-router';
import { BadgePercent, HeartHandshake, Leaf, MapPin, Smile, Sparkles } from 'lucide-react';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { Closing, HelpHeader } from './help-frame.tsx';
import { Paragraphs } from './help-article.tsx';
import { PlacePicture, Figures, PullQuote, TextGrid, type Figure } from './rhythm.tsx';
import { useHelpTexts, type TitledText } from './use-help-texts.ts';

const NAMESPACE = 'help-about';
const VALUE_ICONS = [
  <MapPin key="provenance" />,
  <Sparkles key="quality" />,
  <Leaf key="shipping" />,
  <HeartHandshake key="partners" />,
  <BadgePercent key="discounts" />,
  <Smile key="experience" />,
];
const PLACES = [
  'conserveira-sete-nos',
  'alpkaeserei-sattelgrat',
  'anemonisi-cooperative',
  'dehesa-piedraluna',
];

export function AboutPage() {
  const { text, list } = useHelpTexts(NAMESPACE);
  return (
    <>
      <HelpHeader
        namespace={NAMESPACE}
        figure={
          <PlacePicture producer="frantoio-ripalunga" sizes="(min-width: 64rem) 38rem, 100vw" priority />
        }
        actions={
          <Button asChild size="lg">
            <Link to="/producers">{text('links.producers')}</Link>
          </Button>
        }
      />
      <Section>
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
          <h2 className="text-4xl">{text('mission.title')}</h2>
          <Opening paragraphs={list('mission.paragraphs')} />
        </div>
      </Section>
      <Section tone="inverse" spacing="sm" title={text('figures.title')} className="[&_h2]:sr-only">
        <Figures items={list<Figure>('figures.items')} className="[&_dd]:text-6xl" />
      </Section>
      <Section>
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
          <PlacePicture
            producer="acetaia-corte-velata"
            sizes="(min-width: 64rem) 38rem, 100vw"
            className="aspect-4/5"
          />
          <div>
            <h2 className="mb-6 text-4xl">{text('story.title')}</h2>
            <Paragraphs texts={list('story.paragraphs')} />
          </div>
        </div>
      </Section>
      <Section tone="sunken">
        <PullQuote>{text('quote.text')}</PullQuote>
      </Section>
      <Section title={text('values.title')}>
        <TextGrid items={list<TitledText>('values.items')} icons={VALUE_ICONS} />
      </Section>
      <Container width="full" className="grid grid-cols-2 gap-3 pb-section sm:gap-5 lg:grid-cols-4">
        {PLACES.map((producer, index) => (
          <PlacePicture
            key={producer}
            producer={producer}
            sizes="(min-width: 64rem) 23rem, 50vw"
            className={index % 2 === 0 ? 'aspect-4/5' : 'aspect-4/5 lg:translate-y-8'}
          />
        ))}
      </Container>
      <Closing
        title={text('cta.title')}
        text={text('cta.text')}
        actions={
          <>
            <Button asChild size="lg">
              <Link to="/producers">{text('links.producers')}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to="/shop">{text('links.shop')}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to="/contact">{text('links.contact')}</Link>
            </Button>
          </>
        }
      />
    </>
  );
}

/** The first paragraph speaks louder than those that follow. */
function Opening({ paragraphs: [first, ...others] }: { paragraphs: string[] }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="font-display text-2xl leading-normal text-pretty">{first}</p>
      <Paragraphs texts={others} />
    </div>
  );
}
