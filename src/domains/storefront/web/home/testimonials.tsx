import type { ReactNode } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { Stars } from '#engine/web/ui/pictures/stars.tsx';

interface Testimonial {
  id: 1 | 2 | 3;
  rating: number;
  image: PortraitName;
}

/** Fixed and invented; text, name and place stand in the texts under their id. */
const TESTIMONIALS: readonly Testimonial[] = [
  { id: 1, rating: 5, image: 'bob' },
  { id: 2, rating: 5, image: 'beard' },
  { id: 3, rating: 5, image: 'bun' },
];

export function Testimonials() {
  const { t } = useTranslation('home');
  return (
    <Section
      tone="sunken"
      eyebrow={t('testimonials.eyebrow')}
      title={t('testimonials.title')}
      className="drawn-late [--likely-height:80rem] md:[--likely-height:43rem]"
    >
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3 lg:gap-x-12">
        {TESTIMONIALS.map(({ id, rating, image }) => {
          const name = t(`testimonials.items.${id}.name`);
          return (
            <li key={id} className="flex flex-col">
              <figure className="flex h-full flex-col">
                <Stars value={rating} size="md" label={t('testimonials.rating', { rating })} />
                <blockquote className="mt-5 mb-7 font-display text-xl leading-relaxed">
                  <p>{t(`testimonials.items.${id}.text`)}</p>
                </blockquote>
                <figcaption className="mt-auto flex items-center gap-4 border-t border-line pt-5">
                  <Portrait name={image} label={t('testimonials.portrait', { name })} />
                  <span>
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-sm text-muted">{t(`testimonials.items.${id}.location`)}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

type PortraitName = 'bob' | 'beard' | 'bun';

/** A face cut like a linocut, in the shop's own colours; nobody in particular. */
function Portrait({ name, label }: { name: PortraitName; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 96 96"
      className="size-16 shrink-0 overflow-hidden rounded-full bg-accent-soft"
    >
      {FACES[name]}
    </svg>
  );
}

const FEATURES = (
  <g className="fill-none stroke-ink" strokeWidth="1.8" strokeLinecap="round">
    <path d="M41 45v1.5M55 45v1.5" strokeWidth="2.6" />
    <path d="M48 46v5.5l-2 1" />
    <path d="M43 57.5c3 2.4 7 2.4 10 0" />
  </g>
);

const FACES: Record<PortraitName, ReactNode> = {
  bob: (
    <>
      <path className="fill-wine-solid" d="M12 98c2-19 15-27 36-27s34 8 36 27z" />
      <path className="fill-ink" d="M27 48c0-19 8-29 21-29s21 10 21 29c0 9-1 15-4 20H31c-3-5-4-11-4-20z" />
      <path className="fill-raised" d="M42 58h12v14c-3 4-9 4-12 0z" />
      <path className="fill-raised" d="M35 45c0-12 5-17 13-17s13 5 13 17-5 20-13 20-13-8-13-20z" />
      <path className="fill-ink" d="M33 44c0-12 6-19 15-19s15 6 15 18c-8 0-14-3-17-9-2 6-7 9-13 10z" />
      {FEATURES}
    </>
  ),
  beard: (
    <>
      <path className="fill-accent" d="M10 98c2-20 16-28 38-28s36 8 38 28z" />
      <path className="fill-raised" d="M42 56h12v16c-3 4-9 4-12 0z" />
      <path className="fill-raised" d="M34 44c0-13 5-19 14-19s14 6 14 19-5 21-14 21-14-8-14-21z" />
      <path
        className="fill-ink"
        d="M32 43c-2-15 6-23 17-23 10 0 17 7 15 22l-3 2c0-7-2-10-4-12-7 2-15 2-20-1-2 3-3 7-3 13z"
      />
      <path
        className="fill-ink"
        d="M34 47c2 5 4 7 7 7 4-2 10-2 14 0 3 0 5-2 7-7 1 14-5 23-14 23s-15-9-14-23z"
      />
      <path
        className="fill-none stroke-raised"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M43.5 59c3 2 6 2 9 0"
      />
      <path
        className="fill-none stroke-ink"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M41 43v1.5M55 43v1.5"
      />
      <path className="fill-none stroke-ink" strokeWidth="1.8" strokeLinecap="round" d="M48 44v5l-2 1" />
    </>
  ),
  bun: (
    <>
      <path className="fill-zest" d="M12 98c2-19 15-27 36-27s34 8 36 27z" />
      <circle className="fill-muted" cx="48" cy="17" r="9" />
      <path className="fill-raised" d="M42 58h12v14c-3 4-9 4-12 0z" />
      <path className="fill-raised" d="M34 45c0-13 5-19 14-19s14 6 14 19-5 20-14 20-14-7-14-20z" />
      <path
        className="fill-muted"
        d="M32 48c-2-17 5-27 16-27s18 10 16 27c-2-9-5-14-9-17-6 4-13 5-18 5-2 3-4 6-5 12z"
      />
      {FEATURES}
      <g className="fill-none stroke-wine" strokeWidth="1.8">
        <circle cx="41" cy="46" r="5.2" />
        <circle cx="55" cy="46" r="5.2" />
        <path d="M46.2 45.5c1-.8 2.6-.8 3.6 0" />
      </g>
    </>
  ),
};
