import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RequestedReturn, ReturnView } from '#domains/returns/model/return.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { ReturnCard } from '#domains/returns/web/return-card.tsx';
import { returnsQuery, type ReturnAccess } from '#domains/returns/web/returns.queries.ts';

interface ReturnDoneProps {
  access: ReturnAccess;
  requested: RequestedReturn;
  onAnother: () => void;
}

/** It is sent: the number, and what happens next. */
export function ReturnDone({ access, requested, onAnother }: ReturnDoneProps) {
  const { t } = useTranslation('returns');
  const heading = useRef<HTMLHeadingElement>(null);
  const view = useQuery(returnsQuery(access)).data?.items.find(({ id }) => id === requested.id);
  // The form with its button is gone: people who listen or type go on here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex animate-fade-in flex-col gap-8">
      <section className="rounded-xl bg-accent-soft px-6 py-8 text-center sm:px-10">
        <CircleCheck aria-hidden="true" className="mx-auto size-10 text-accent-ink" strokeWidth={1.5} />
        <h2 ref={heading} tabIndex={-1} className="mt-3 scroll-mt-28 text-3xl outline-none">
          {t('done.title')}
        </h2>
        <p className="mt-4 text-sm">{t('done.number')}</p>
        <p className="font-display text-3xl tracking-wide tabular-nums">{requested.number}</p>
        <p className="mt-2 text-sm text-muted">{t('done.mail')}</p>
      </section>
      {view && (
        <>
          <NextSteps view={view} />
          <ReturnCard view={view} token={access.token} headingLevel={2} />
        </>
      )}
      <Button variant="secondary" className="self-start" onClick={onAnother}>
        {t('done.another')}
      </Button>
    </div>
  );
}

function NextSteps({ view: { kind, perishable } }: { view: ReturnView }) {
  const { t } = useTranslation('returns');
  const steps = [
    t(perishable ? 'done.lookSoon' : 'done.look'),
    t(perishable ? 'done.nothingBack' : 'done.label'),
    t(`done.${kind}`),
  ];
  return (
    <section aria-labelledby="return-next">
      <h2 id="return-next" className="text-2xl">
        {t('done.next')}
      </h2>
      <ol className="mt-4 flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-display text-lg text-accent-ink"
            >
              {index + 1}
            </span>
            <p className="pt-1">{step}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
