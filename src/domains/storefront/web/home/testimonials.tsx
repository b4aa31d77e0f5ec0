import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { Stars } from '#engine/web/ui/pictures/stars.tsx';
import { Portrait, type PortraitName } from './portrait.tsx';

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
