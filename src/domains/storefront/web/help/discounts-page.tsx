import { Link } from '@tanstack/react-router';
import { Package, Sprout, Tag, Users } from 'lucide-react';
import type { PricedLine } from '#domains/pricing/model/line.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { STANDARD_TIERS, tierRanges, type TierRange } from '#domains/pricing/model/tiers.ts';
import { formatMoney } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import { ContentsRow } from './help-article.tsx';
import { HelpFaq } from './help-faq.tsx';
import { examplePrice, workedExamples, priceSteps } from './help-figures.ts';
import { Closing, HelpHeader } from './help-frame.tsx';
import { TextGrid } from './rhythm.tsx';
import { useHelpTexts, type QuestionText, type TitledText } from './use-help-texts.ts';

const NAMESPACE = 'help-discounts';
const SECTIONS = ['tiers', 'examples', 'rules', 'benefits', 'faq'] as const;
const PRIMARY = 'font-display text-lg font-normal sm:text-lg';
const BENEFIT_ICONS = [
  <Tag key="price" />,
  <Package key="parcels" />,
  <Sprout key="makers" />,
  <Users key="sharing" />,
];

export function DiscountsPage() {
  const { text, list } = useHelpTexts(NAMESPACE);
  const links = (
    <>
      <Button asChild size="lg">
        <Link to="/shop">{text('links.shop')}</Link>
      </Button>
      <Button asChild size="lg" variant="secondary">
        <Link to="/group-buying">{text('links.groupBuying')}</Link>
      </Button>
    </>
  );
  return (
    <>
      <HelpHeader namespace={NAMESPACE} figure={<PriceSteps />} actions={links} />
      <ContentsRow anchors={SECTIONS.map((id) => ({ id, title: text(`${id}.title`) }))} />
      <Section id="tiers" title={text('tiers.title')} intro={text('tiers.intro')}>
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
          <TierTable />
          <Notice tone="neutral">{text('tiers.specialty')}</Notice>
        </div>
      </Section>
      <Section
        id="examples"
        tone="sunken"
        title={text('examples.title')}
        intro={text('examples.intro', { unitPrice: examplePrice() })}
      >
        <ExampleTable />
        <p className="mt-6 max-w-text text-sm text-muted">{text('examples.note')}</p>
      </Section>
      <Section id="rules" title={text('rules.title')}>
        <TextGrid items={list<TitledText>('rules.items')} />
      </Section>
      <Section id="benefits" tone="surface" title={text('benefits.title')}>
        <TextGrid items={list<TitledText>('benefits.items')} icons={BENEFIT_ICONS} columns={4} />
      </Section>
      <Section id="faq" width="narrow" title={text('faq.title')}>
        <HelpFaq items={list<QuestionText>('faq.items')} />
      </Section>
      <Closing title={text('cta.title')} text={text('cta.text')} actions={links} />
    </>
  );
}

function TierTable() {
  const { text } = useHelpTexts(NAMESPACE);
  const { i18n } = useTranslation(NAMESPACE);
  return (
    <Table<TierRange>
      caption={text('tiers.caption')}
      rows={tierRanges(STANDARD_TIERS)}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'tier',
          header: text('tiers.columns.tier'),
          primary: true,
          className: PRIMARY,
          cell: ({ number }) => text('tiers.tier', { tier: number }),
        },
        {
          key: 'quantity',
          header: text('tiers.columns.quantity'),
          cell: ({ from, to }) =>
            to === null
              ? text('tiers.rangeOpen', { min: from })
              : text('tiers.range', { min: from, max: to }),
        },
        {
          key: 'discount',
          header: text('tiers.columns.discount'),
          align: 'end',
          className: 'font-semibold',
          cell: ({ percent }) =>
            percent === 0
              ? `${formatPercent(0, i18n.language)} · ${text('tiers.noDiscount')}`
              : formatPercent(percent, i18n.language),
        },
      ]}
    />
  );
}

function ExampleTable() {
  const { text } = useHelpTexts(NAMESPACE);
  const { i18n } = useTranslation(NAMESPACE);
  const money = (key: string, cents: (line: PricedLine) => number, className?: string) => ({
    key,
    header: text(`examples.columns.${key}`),
    align: 'end' as const,
    className,
    cell: (line: PricedLine) => formatMoney(cents(line)),
  });
  return (
    <Table<PricedLine>
      caption={text('examples.caption', { unitPrice: examplePrice() })}
      rows={workedExamples()}
      rowKey={({ quantity }) => quantity}
      columns={[
        {
          key: 'quantity',
          header: text('examples.columns.quantity'),
          primary: true,
          className: PRIMARY,
          cell: ({ quantity }) => text('examples.quantity', { quantity }),
        },
        money('regular', (line) => line.originalCents, 'text-muted'),
        {
          key: 'discount',
          header: text('examples.columns.discount'),
          align: 'end',
          cell: ({ discountPercentage }) => formatPercent(discountPercentage, i18n.language),
        },
        money('total', (line) => line.finalCents, 'font-semibold'),
        money('saving', (line) => line.savedCents, 'text-wine font-semibold'),
        money('each', (line) => line.discountedUnitCents),
      ]}
    />
  );
}

/** The price of one piece coming down the stairs; the table below says the same in words. */
function PriceSteps() {
  const { i18n } = useTranslation(NAMESPACE);
  const steps = priceSteps();
  const highest = steps[0]!.discountedUnitCents;
  return (
    <div aria-hidden="true" className="rounded-xl border border-line bg-surface p-5 sm:p-8">
      <ol className="flex h-64 items-end gap-2 sm:h-80 sm:gap-3">
        {steps.map(({ quantity, discountPercentage, discountedUnitCents }, index) => {
          const last = index === steps.length - 1;
          return (
            <li key={quantity} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
              <p className="text-2xs font-semibold tabular-nums sm:text-sm">
                {formatMoney(discountedUnitCents)}
              </p>
              <div
                className={cx(
                  'mt-2 flex items-start justify-center rounded-t-md pt-2.5 text-2xs font-semibold sm:text-xs',
                  last ? 'bg-zest text-on-zest' : 'bg-accent-soft text-accent-ink',
                )}
                style={{ height: `${stepHeight(discountedUnitCents / highest)}%` }}
              >
                {discountPercentage > 0 && formatPercent(-discountPercentage, i18n.language)}
              </div>
              <p className="border-t border-line-strong pt-2 font-display text-lg text-muted">
                {quantity}
                {last && '+'}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The differences are what counts, so the lower part that all steps share is left out. */
function stepHeight(share: number): number {
  return Math.round((share - 0.65) * 220);
}
