import type { ReactNode } from 'react';
import { Container } from '#engine/web/ui/content/section.tsx';
import { TableOfContents, type Anchor } from './table-of-contents.tsx';

/** A long text with its contents beside it. */
export function HelpArticle({ anchors, children }: { anchors: readonly Anchor[]; children: ReactNode }) {
  return (
    <Container className="grid gap-x-16 gap-y-8 py-10 sm:py-14 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <TableOfContents anchors={anchors} />
      <div className="flex min-w-0 flex-col gap-14 sm:gap-20">{children}</div>
    </Container>
  );
}

export function ArticleSection({ id, title, children }: Anchor & { children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-6 text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="prose">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
