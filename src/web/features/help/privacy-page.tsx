import { Link } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ArticleSection, HelpArticle, Paragraphs } from './help-article.tsx';
import { HelpHeader } from './help-header.tsx';
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
  const sections = group<PolicySection>('sections');
  return (
    <>
      <HelpHeader namespace={NAMESPACE} note={text('lastUpdated')} printable />
      <HelpArticle anchors={sections.map(([id, { title }]) => ({ id, title }))}>
        {sections.map(([id, { title, paragraphs, items, note }]) => (
          <ArticleSection key={id} id={id} title={title}>
            <Paragraphs texts={paragraphs} />
            {items && <PolicyItems items={items} />}
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

/** 'Account: username …': the word before the colon is what the eye looks for. */
function PolicyItems({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-5 max-w-text">
      {items.map((item) => {
        const [, term, rest] = /^([^:]{3,40}?\s?:)\s(.+)$/u.exec(item) ?? [undefined, undefined, item];
        return (
          <li key={item} className="border-t border-line py-3 last:border-b">
            {term && <strong className="font-semibold">{term} </strong>}
            {rest}
          </li>
        );
      })}
    </ul>
  );
}
