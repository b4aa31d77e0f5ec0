import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Accordion, AccordionItem } from '#engine/web/ui/navigation/accordion.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Closing, HelpHeader } from './help-frame.tsx';
import { questionId, type QuestionGroup } from './help-data.ts';
import { HelpArticle } from './help-article.tsx';
import { useHelpTexts } from './use-help-texts.ts';

const NAMESPACE = 'help-faqs';
/** The name of a group alone is an ordinary anchor. */
const IS_QUESTION = /-\d+$/;

export function FaqsPage() {
  const { text, group } = useHelpTexts(NAMESPACE);
  const groups = group<QuestionGroup>('groups');
  const [open, setOpen] = useQuestionInUrl();
  return (
    <>
      <HelpHeader namespace={NAMESPACE} printable />
      <HelpArticle anchors={groups.map(([id, { title }]) => ({ id, title }))}>
        <Accordion value={open} onValueChange={setOpen} className="flex flex-col gap-14 sm:gap-20">
          {groups.map(([id, { title, items }]) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="mb-4 border-b border-line-strong/60 pb-4 text-3xl">
                {title}
              </h2>
              {items.map(({ question, answer }, index) => (
                <div key={question} id={questionId(id, index)}>
                  <AccordionItem value={questionId(id, index)} title={question}>
                    <p>{answer}</p>
                  </AccordionItem>
                </div>
              ))}
            </section>
          ))}
        </Accordion>
      </HelpArticle>
      <Closing
        title={text('cta.title')}
        text={text('cta.text')}
        actions={
          <Button asChild size="lg">
            <Link to="/contact">{text('links.contact')}</Link>
          </Button>
        }
      />
    </>
  );
}

/** The open question stands behind the # of the URL, so that an answer can be sent to somebody. */
function useQuestionInUrl(): [open: string, setOpen: (id: string) => void] {
  const [open, setOpen] = useState('');
  const navigate = useNavigate();
  useEffect(() => {
    const follow = () => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      const target = IS_QUESTION.test(id) ? document.getElementById(id) : null;
      if (target === null) return;
      setOpen(id);
      target.scrollIntoView({ block: 'center' });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const show = (id: string) => {
    setOpen(id);
    void navigate({
      to: '/faqs',
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      ...(id === '' ? {} : { hash: id }),
    });
  };
  return [open, show];
}
