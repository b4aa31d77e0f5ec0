import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { BadgeCheck, CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Passport } from '#domains/batches/model/passport.ts';
import { formatDay } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { useOpened } from './use-opened.ts';
import { PassportNotFound } from './passport-not-found.tsx';
import { passportQuery, type PassportLink } from './passport-query.ts';

/** What the code on a jar leads to: what it is, who made it and when, how long it keeps, and whether it may be eaten. */
export function PassportPage() {
  const link: Partial<Record<'id' | 'gtin' | 'code', string>> = useParams({ strict: false });
  const { data: passport, isError } = useQuery(passportQuery(link as PassportLink));
  if (isError) return <PassportNotFound />;
  if (!passport)
    return (
      <Container className="max-w-narrow py-8">
        <Skeleton className="aspect-4/3 w-full rounded-xl" />
      </Container>
    );
  return <PassportSheet passport={passport} />;
}

function PassportSheet({ passport }: { passport: Passport }) {
  const { t, i18n } = useTranslation('passport');
  const day = (date: string) => formatDay(date, 'longDate', i18n.language);
  const { producedOn, bestBefore, producerName, producerSlug, location, storage, ingredients, gtin } =
    passport;
  const isFine = !passport.isRecalled && !passport.isHeld;
  return (
    <Container className="max-w-narrow py-6 sm:py-10">
      <article>
        {passport.imageUrl !== null && (
          <Picture
            src={passport.imageUrl}
            alt=""
            width={1200}
            height={900}
            sizes="(min-width: 48rem) 44rem, 100vw"
            priority
            className="aspect-4/3 rounded-xl sm:aspect-video"
          />
        )}
        <header className="mt-6">
          <p className="eyebrow text-accent-ink">{t('batch', { code: passport.code })}</p>
          <h1 className="mt-2 text-4xl wrap-anywhere sm:text-5xl">{passport.productName}</h1>
        </header>
        <Verdict passport={passport} />
        <dl className="mt-6 divide-y divide-line border-y border-line">
          {producedOn && <Fact name={t('producedOn')}>{day(producedOn)}</Fact>}
          {bestBefore && (
            <Fact name={t('bestBefore')}>
              <span className="font-semibold">{day(bestBefore)}</span>
            </Fact>
          )}
          {producerName && (
            <Fact name={t('maker')}>
              {producerSlug ? (
                <Link
                  to="/producers/$slug"
                  params={{ slug: producerSlug }}
                  className="underline underline-offset-4"
                >
                  {producerName}
                </Link>
              ) : (
                producerName
              )}
              {location && <span className="block text-muted">{location}</span>}
            </Fact>
          )}
          {storage && <Fact name={t('storage')}>{storage}</Fact>}
          {ingredients && <Fact name={t('ingredients')}>{ingredients}</Fact>}
          {gtin && <Fact name={t('gtin')}>{gtin}</Fact>}
        </dl>
        {passport.isListed && (
          <Button
            asChild
            size="lg"
            variant={isFine ? 'primary' : 'secondary'}
            className="mt-8 w-full sm:w-auto"
          >
            <Link to="/product/$slug" params={{ slug: passport.productSlug }}>
              {t(isFine ? 'again' : 'toProduct')}
            </Link>
          </Button>
        )}
      </article>
    </Container>
  );
}

const VERDICTS = {
  fine: { Icon: BadgeCheck, soft: 'bg-success-soft', ink: 'text-success' },
  held: { Icon: CircleAlert, soft: 'bg-warning-soft', ink: 'text-warning' },
  recalled: { Icon: TriangleAlert, soft: 'bg-danger-soft', ink: 'text-danger' },
} as const;

function Verdict({ passport: { isRecalled, isHeld, reason, bestBefore } }: { passport: Passport }) {
  const { t } = useTranslation('passport');
  const isKnown = useOpened();
  const verdict = isRecalled ? 'recalled' : isHeld ? 'held' : 'fine';
  const { Icon, soft, ink } = VERDICTS[verdict];
  return (
    <section aria-label={t('verdict')} className={cx('mt-6 flex gap-4 rounded-xl p-5', soft)}>
      <Icon aria-hidden="true" className={cx('mt-0.5 size-7 shrink-0', ink)} />
      <div>
        <p className="font-display text-xl">{t(verdict)}</p>
        <p className="mt-1 text-sm">
          {/* The page outlives that day: nobody is told to enjoy what is past it. */}
          {t(verdict === 'fine' && bestBefore !== null ? 'fineUntil' : `${verdict}Text`)}
        </p>
        {reason && <p className="mt-2 text-sm font-medium wrap-anywhere">{reason}</p>}
        {isRecalled && isKnown && (
          <p role="status" className="mt-2 text-sm text-muted">
            {t('opened')}
          </p>
        )}
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-3 sm:grid-cols-[12rem_1fr] sm:gap-6">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
