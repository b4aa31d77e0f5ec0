import { policies, STANDARD_POLICIES } from '#engine/model/policies.ts';
import { Link } from '@tanstack/react-router';
import { Truck } from 'lucide-react';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import { QuestionsBox, HelpHeader } from './help-frame.tsx';
import { ArticleSection, HelpArticle, Paragraphs } from './help-article.tsx';
import { HelpFaq } from './help-faq.tsx';
import { PlacePicture, CheckList, Stages } from './rhythm.tsx';
import { useHelpTexts, type QuestionText, type TitledText } from './use-help-texts.ts';

const NAMESPACE = 'help-shipping';
const SECTIONS = ['today', 'methods', 'coverage', 'perishables', 'tracking', 'damage', 'faq'] as const;

export function ShippingPage() {
  const { text, list } = useHelpTexts(NAMESPACE);
  const section = (id: (typeof SECTIONS)[number]) => ({ id, title: text(`${id}.title`) });
  return (
    <>
      <HelpHeader namespace={NAMESPACE} printable />
      <HelpArticle anchors={SECTIONS.map(section)}>
        <TodaysRule />
        <ArticleSection {...section('methods')}>
          <Methods />
        </ArticleSection>
        <ArticleSection {...section('coverage')}>
          <div className="grid gap-x-12 gap-y-6 xl:grid-cols-2">
            <Paragraphs texts={list('coverage.paragraphs')} />
            <CheckList items={list('coverage.items')} />
          </div>
        </ArticleSection>
        <PlacePicture
          producer="alpkaeserei-sattelgrat"
          sizes="(min-width: 64rem) 60rem, 100vw"
          className="aspect-16/7"
        />
        <ArticleSection {...section('perishables')}>
          <Paragraphs texts={list('perishables.paragraphs')} />
          <Notice tone="warning" className="mt-6 max-w-text" title={text('perishables.claims.title')}>
            <p>{text('perishables.claims.text')}</p>
          </Notice>
        </ArticleSection>
        <ArticleSection {...section('tracking')}>
          <p className="mb-8 max-w-text text-muted">{text('tracking.intro')}</p>
          <Stages items={list<TitledText>('tracking.items')} />
        </ArticleSection>
        <ArticleSection {...section('damage')}>
          <Paragraphs texts={[text('damage.text')]} />
          <Button asChild variant="secondary" className="mt-6" data-print="hidden">
            <Link to="/returns">{text('links.returns')}</Link>
          </Button>
        </ArticleSection>
        <ArticleSection {...section('faq')}>
          <HelpFaq items={list<QuestionText>('faq.items')} />
        </ArticleSection>
        <QuestionsBox />
      </HelpArticle>
    </>
  );
}

/** Set apart: this is what a customer pays, whatever the general policy below says. */
function TodaysRule() {
  const { text } = useHelpTexts(NAMESPACE);
  return (
    <section id="today" aria-labelledby="today-title">
      <div className="flex gap-5 rounded-xl bg-zest-soft p-6 sm:p-9">
        <Truck
          aria-hidden="true"
          className="mt-1 hidden size-9 shrink-0 stroke-[1.4] text-accent-ink sm:block"
        />
        <div>
          <h2 id="today-title" className="text-2xl">
            {text('today.title')}
          </h2>
          <p className="mt-3 max-w-text text-lg">{text('today.text')}</p>
          <p className="mt-4 max-w-text text-sm text-muted">{text('today.note')}</p>
        </div>
      </div>
    </section>
  );
}

interface MethodText {
  name: string;
  time: string;
  cost: string;
}

interface SurchargeText {
  name: string;
  cost: string;
  text: string;
}

function Methods() {
  const { text, list } = useHelpTexts(NAMESPACE);
  const { shippingCents, freeShippingCents } = policies();
  // A brand may say other words of the usual price; one that was chosen is said as it is.
  const isUsual =
    shippingCents === STANDARD_POLICIES.shippingCents &&
    freeShippingCents === STANDARD_POLICIES.freeShippingCents;
  const methods = list<MethodText>('methods.items').map((method, at) =>
    at === 0 && !isUsual ? { ...method, cost: text('methods.standardCost') } : method,
  );
  return (
    <>
      <Table<MethodText>
        caption={text('methods.caption')}
        rows={methods}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'method',
            header: text('methods.columns.method'),
            primary: true,
            className: 'font-display text-lg font-normal sm:text-lg',
            cell: ({ name }) => name,
          },
          { key: 'time', header: text('methods.columns.time'), cell: ({ time }) => time },
          {
            key: 'cost',
            header: text('methods.columns.cost'),
            align: 'end',
            className: 'font-semibold',
            cell: ({ cost }) => cost,
          },
        ]}
      />
      <h3 className="mt-10 mb-4 text-xl">{text('methods.surchargesTitle')}</h3>
      <ul className="grid gap-4 sm:grid-cols-2">
        {list<SurchargeText>('methods.surcharges').map(({ name, cost, text: explanation }) => (
          <li key={name}>
            <Card tone="plain" className="h-full">
              <p className="flex items-baseline justify-between gap-4">
                <span className="font-display text-xl">{name}</span>
                <span className="font-semibold tabular-nums">{cost}</span>
              </p>
              <p className="mt-2 text-sm text-muted">{explanation}</p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-muted">{text('methods.bulk')}</p>
    </>
  );
}
