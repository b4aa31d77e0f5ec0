import { Link } from '@tanstack/react-router';
import { Calculator, Layers, Link2, ReceiptText } from 'lucide-react';
import { ListedGroups } from '#domains/group-buys/web/listed-groups.tsx';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { formatMoney } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { ContentsRow } from './help-article.tsx';
import { HelpFaq } from './help-faq.tsx';
import { storyFigures, examplePrice, groupExample } from './help-figures.ts';
import { Closing, HelpHeader } from './help-frame.tsx';
import { PlacePicture, TextGrid, Steps, CheckList } from './rhythm.tsx';
import { useHelpTexts, type QuestionText, type TitledText } from './use-help-texts.ts';

const NAMESPACE = 'help-group-buying';
const SECTIONS = ['how', 'steps', 'tools', 'stories', 'faq'] as const;
const TOOL_ICONS = [
  <Link2 key="links" />,
  <Layers key="tiers" />,
  <Calculator key="cart" />,
  <ReceiptText key="order" />,
];

export function GroupBuyingPage() {
  const { text, list } = useHelpTexts(NAMESPACE);
  const links = (
    <>
      <Button asChild size="lg">
        <Link to="/shop">{text('links.shop')}</Link>
      </Button>
      <Button asChild size="lg" variant="secondary">
        <Link to="/discounts">{text('links.discounts')}</Link>
      </Button>
    </>
  );
  return (
    <>
      <HelpHeader
        namespace={NAMESPACE}
        actions={links}
        figure={
          <PlacePicture producer="skerrowdale-dairy" sizes="(min-width: 64rem) 38rem, 100vw" priority />
        }
      />
      <ContentsRow anchors={SECTIONS.map((id) => ({ id, title: text(`${id}.title`) }))} />
      <Section id="how" width="narrow">
        <h2 className="eyebrow mb-5 text-accent-ink">{text('how.title')}</h2>
        <p className="font-display text-3xl leading-snug text-pretty">{text('how.text')}</p>
      </Section>
      <Section id="steps" tone="sunken">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
          <h2 className="text-4xl lg:sticky lg:top-28 lg:self-start">{text('steps.title')}</h2>
          <Steps items={list<TitledText>('steps.items')} />
        </div>
      </Section>
      <ListedGroups />
      <Section id="tools" title={text('tools.title')} intro={text('tools.intro')}>
        <TextGrid items={list<TitledText>('tools.items')} icons={TOOL_ICONS} columns={4} />
        <div className="mt-14 grid gap-6 lg:grid-cols-2">
          <GroupExample />
          <OrganizerChecklist />
          <Invitation className="lg:col-span-2" />
        </div>
      </Section>
      <Section id="stories" tone="surface" title={text('stories.title')}>
        <Stories />
        <p className="mt-10 text-sm text-muted">{text('stories.note')}</p>
      </Section>
      <Section id="faq" width="narrow" title={text('faq.title')}>
        <HelpFaq items={list<QuestionText>('faq.items')} />
      </Section>
      <Closing title={text('cta.title')} text={text('cta.text')} actions={links} />
    </>
  );
}

interface StoryText {
  name: string;
  town: string;
  group: string;
  quote: string;
}

function Stories() {
  const { text, list } = useHelpTexts(NAMESPACE);
  const { i18n } = useTranslation(NAMESPACE);
  const figures = storyFigures();
  return (
    <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
      {list<StoryText>('stories.items').map(({ name, town, group, quote }, index) => {
        const { quantity, percent } = figures[index]!;
        const values = { quantity, percent: formatPercent(percent, i18n.language) };
        return (
          <li key={name}>
            <figure className="flex h-full flex-col border-t-2 border-accent-ink pt-6">
              <p className="eyebrow text-muted">{group}</p>
              <blockquote className="mt-4 mb-6 font-display text-2xl leading-snug text-pretty italic">
                {quote}
              </blockquote>
              <figcaption className="mt-auto text-sm">
                <p className="font-semibold">{name}</p>
                <p className="text-muted">{town}</p>
                <p className="mt-4 rounded-md bg-wine-soft px-3 py-2 font-medium text-wine">
                  {text(`stories.items.${index}.result`, values)}
                </p>
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

/** What each of five pays, computed as a group buy does. */
function GroupExample() {
  const { text } = useHelpTexts(NAMESPACE);
  const { i18n } = useTranslation(NAMESPACE);
  const { quantity, share, alone } = groupExample();
  return (
    <Card padding="lg" className="border-0 bg-accent-soft">
      <h3 className="text-2xl">{text('tools.share.title')}</h3>
      <p aria-hidden="true" className="my-5 font-display text-5xl text-accent-ink">
        {formatMoney(share.finalCents)}
      </p>
      <p>
        {text('tools.share.text', {
          unitPrice: examplePrice(),
          quantity,
          percent: formatPercent(share.discountPercentage, i18n.language),
          share: formatMoney(share.finalCents),
          alone: formatMoney(alone.finalCents),
        })}
      </p>
    </Card>
  );
}

function OrganizerChecklist() {
  const { text, list } = useHelpTexts(NAMESPACE);
  return (
    <Card padding="lg">
      <h3 className="mb-5 text-2xl">{text('tools.checklist.title')}</h3>
      <CheckList items={list('tools.checklist.items')} />
    </Card>
  );
}

/** A letter to copy into a chat: one click selects it whole. */
function Invitation({ className }: { className?: string }) {
  const { text } = useHelpTexts(NAMESPACE);
  return (
    <Card tone="sunken" padding="lg" className={className}>
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_2fr]">
        <h3 className="text-2xl">{text('tools.invitation.title')}</h3>
        <p className="font-display text-xl leading-relaxed text-pretty italic select-all">
          {text('tools.invitation.text')}
        </p>
      </div>
    </Card>
  );
}
