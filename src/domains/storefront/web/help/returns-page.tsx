import { Link } from '@tanstack/react-router';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { QuestionsBox, HelpHeader } from './help-frame.tsx';
import { ArticleSection, HelpArticle, Paragraphs } from './help-article.tsx';
import { HelpFaq } from './help-faq.tsx';
import { CheckList, Figures, type Figure, Stages, Steps } from './rhythm.tsx';
import { useHelpTexts, type QuestionText, type TitledText } from './use-help-texts.ts';

const NAMESPACE = 'help-returns';
const SECTIONS = [
  'glance',
  'eligible',
  'notReturnable',
  'damage',
  'steps',
  'exchanges',
  'process',
  'refunds',
  'faq',
] as const;

export function ReturnsPage() {
  const { text, list } = useHelpTexts(NAMESPACE);
  const section = (id: (typeof SECTIONS)[number]) => ({ id, title: text(`${id}.title`) });
  return (
    <>
      <HelpHeader namespace={NAMESPACE} printable />
      <HelpArticle anchors={SECTIONS.map(section)}>
        <ArticleSection {...section('glance')}>
          <Figures items={list<Figure>('glance.items')} />
        </ArticleSection>
        <ArticleSection {...section('eligible')}>
          <ul className="grid gap-4 md:grid-cols-3">
            {list<TitledText>('eligible.items').map(({ title, text: condition }) => (
              <li key={title}>
                <Card className="h-full">
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-2 text-sm text-muted">{condition}</p>
                </Card>
              </li>
            ))}
          </ul>
        </ArticleSection>
        <ArticleSection {...section('notReturnable')}>
          <CheckList crossed items={list('notReturnable.items')} />
        </ArticleSection>
        <section id="damage">
          <Notice tone="warning" className="p-6 text-base sm:p-8">
            <h2 className="mb-2 text-2xl">{text('damage.title')}</h2>
            <p className="max-w-text">{text('damage.text')}</p>
            <div data-print="hidden" className="mt-5">
              <StartReturn />
              <p className="mt-3 max-w-text text-sm">{text('damage.guest')}</p>
            </div>
          </Notice>
        </section>
        <ArticleSection {...section('steps')}>
          <Steps items={list<TitledText>('steps.items')} />
          <div data-print="hidden" className="mt-8 flex flex-wrap gap-3">
            <StartReturn />
            <Button asChild variant="secondary">
              <Link to="/contact">{text('links.contact')}</Link>
            </Button>
          </div>
        </ArticleSection>
        <ArticleSection {...section('exchanges')}>
          <Paragraphs texts={[text('exchanges.text')]} />
        </ArticleSection>
        <ArticleSection {...section('process')}>
          <Stages items={list<TitledText>('process.items')} />
        </ArticleSection>
        <ArticleSection {...section('refunds')}>
          <div className="prose">
            <ul>
              {list('refunds.items').map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </ArticleSection>
        <ArticleSection {...section('faq')}>
          <HelpFaq items={list<QuestionText>('faq.items')} />
        </ArticleSection>
        <QuestionsBox />
      </HelpArticle>
    </>
  );
}

/** To the buyer's orders, each with its way to return something; visitors sign in on the way. */
function StartReturn() {
  const { text } = useHelpTexts(NAMESPACE);
  return (
    <Button asChild>
      <Link to="/login" search={{ next: '/user-dashboard' }}>
        {text('links.history')}
      </Link>
    </Button>
  );
}
