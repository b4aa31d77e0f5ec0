import { Accordion, AccordionItem } from '#engine/web/ui/navigation/accordion.tsx';
import type { QuestionText } from './use-help-texts.ts';

/** The questions at the end of a page. */
export function HelpFaq({ items }: { items: readonly QuestionText[] }) {
  return (
    <Accordion className="border-t border-line">
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} value={question} title={question}>
          <p>{answer}</p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
