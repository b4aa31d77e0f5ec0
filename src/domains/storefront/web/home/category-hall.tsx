import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoriesQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';

/** The categories as arches of a market hall. Those without a picture stay in the bar above. */
export function CategoryHall() {
  const { t } = useTranslation('home');
  const { data: categories = [] } = useQuery(categoriesQuery);
  const pictured = categories.filter((category) => category.imageUrl !== null);
  if (pictured.length === 0) return null;
  return (
    <Section
      tone="surface"
      eyebrow={t('hall.eyebrow')}
      title={t('hall.title')}
      className="overflow-hidden drawn-late [--likely-height:33rem] lg:[--likely-height:64rem]"
    >
      <ul className="-mx-gutter grid auto-cols-[minmax(9rem,40vw)] grid-flow-col gap-4 overflow-x-auto edge-fade px-gutter pb-2 [scrollbar-width:none] sm:auto-cols-[11rem] lg:mx-0 lg:grid-flow-row lg:grid-cols-5 lg:gap-x-6 lg:gap-y-10 lg:px-0">
        {pictured.map((category) => (
          <li key={category.id}>
            <Link to="/shop/$category" params={{ category: category.slug }} className="group block">
              <Picture
                src={category.imageUrl}
                alt=""
                width={800}
                height={800}
                sizes="(min-width: 64rem) 14rem, 40vw"
                className="aspect-4/5 [border-radius:50%_50%_12px_12px/40%_40%_12px_12px]"
                imageClassName="group-hover:scale-[1.04] motion-reduce:group-hover:scale-100"
              />
              <span className="mt-3 block text-center font-display text-lg underline-offset-4 group-hover:underline">
                {category.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
