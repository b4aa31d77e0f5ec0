import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { ArticleSection, HelpArticle, Paragraphs } from './help-article.tsx';
import { paymentProviderQuery } from './help-data.ts';
import { HelpHeader } from './help-frame.tsx';
import { useHelpTexts } from './use-help-texts.ts';

const NAMESPACE = 'help-privacy';

interface PolicySection {
  title: string;
  paragraphs: string[];
  items?: string[];
  note?: string;
}

export function PrivacyPage() {
  const { text, group } = useHelpTexts(NAMESPACE);
  const { name, others = [] } = useQuery(paymentProviderQuery).data ?? {};
  const providers = [
    ...(name ? [text('cardProvider', { provider: name })] : []),
    ...others.map((other) => text('otherProvider', { provider: other.name, label: other.label })),
  ];
  const sections = group<PolicySection>('sections');
  return (
    <>
      <HelpHeader namespace={NAMESPACE} note={text('lastUpdated')} printable />
      <HelpArticle anchors={sections.map(([id, { title }]) => ({ id, title }))}>
        {sections.map(([id, { title, paragraphs, items, note }]) => (
          <ArticleSection key={id} id={id} title={title}>
            <Paragraphs texts={paragraphs} />
            {items && <PolicyItems items={id === 'sharing' ? [...items, ...providers] : items} />}
            {note && (
              <Notice tone="neutral" className="mt-6 max-w-text">
                {note}
              </Notice>
            )}
            {id === 'contact' && (
              <Button asChild className="mt-7" data-print="hidden">
                <Link to="/contact">{text('links.contact')}</Link>
              </Button>
            )}
          </ArticleSection>
        ))}
      </HelpArticle>
    </>
  );
}

/** 'Account: username …'. */
const WITH_TERM = /^([^:]{3,40}:)\s(.+)$/u;

/** Where most items begin with a term, the terms are what the eye looks for. */
function PolicyItems({ items }: { items: readonly string[] }) {
  const parts = items.map((item) => WITH_TERM.exec(item));
  const stressed = parts.filter((part) => part !== null).length > items.length / 2;
  return (
    <ul className="mt-5 max-w-text">
      {items.map((item, index) => {
        const [, term, rest] = (stressed && parts[index]) || [];
        return (
          <li key={item} className="border-t border-line py-3 last:border-b">
            {term === undefined ? (
              item
            ) : (
              <>
                <strong className="font-semibold">{term}</strong> {rest}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
