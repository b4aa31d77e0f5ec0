import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { formatMoney, toCents } from '#engine/model/money.ts';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { giftSetsQuery } from './help-data.ts';
import { useHelpTexts } from './use-help-texts.ts';

interface SetText {
  name: string;
  description: string;
  goodFor?: string;
}

interface GiftSet extends SetText {
  slug: string;
  /** Absent while the shop does not sell it. */
  price: string | undefined;
  picture: string | null;
  preview: string | null;
}

/** The page's own texts, with name, price and picture of the product where the catalogue has it. */
function useGiftSets(key: 'featured' | 'categories'): GiftSet[] {
  const { group } = useHelpTexts('help-gift-sets');
  const { data: products = [] } = useQuery(giftSetsQuery);
  return group<SetText>(`${key}.items`).map(([slug, texts]) => {
    const product = products.find((candidate) => candidate.slug === slug);
    return {
      ...texts,
      slug,
      name: product?.name ?? texts.name,
      price: product && formatMoney(toCents(product.price)),
      picture: product?.imageUrl ?? null,
      preview: product?.imagePreview ?? null,
    };
  });
}

/** The first of the featured sets, beside the title of the page. */
export function GiftSetFigure() {
  const [first] = useGiftSets('featured');
  return (
    <Picture
      src={first?.picture}
      alt=""
      width={800}
      height={800}
      sizes="(min-width: 64rem) 38rem, 100vw"
      preview={first?.preview}
      priority
      className="aspect-4/3 rounded-lg bg-line"
    />
  );
}

export function FeaturedSets() {
  const { text } = useHelpTexts('help-gift-sets');
  return (
    <ul className="flex flex-col gap-16 sm:gap-24">
      {useGiftSets('featured').map((set, index) => (
        <li
          key={set.slug}
          className={cx(
            'group relative grid items-center gap-x-16 gap-y-7 drawn-late [--likely-height:36rem]',
            index % 2 === 0 ? 'lg:grid-cols-[1.25fr_1fr]' : 'lg:grid-cols-[1fr_1.25fr]',
          )}
        >
          <SetPicture
            set={set}
            sizes="(min-width: 64rem) 44rem, 100vw"
            className={cx('aspect-4/3', index % 2 === 1 && 'lg:order-last')}
          />
          <div>
            {set.goodFor && <p className="eyebrow mb-3 text-accent-ink">{set.goodFor}</p>}
            <h3 className="text-4xl">{set.name}</h3>
            <p className="mt-4 max-w-text text-lg text-muted">{set.description}</p>
            <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              {set.price && <span className="font-display text-2xl">{set.price}</span>}
              <SetLink set={set} label={text('links.view')} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function CategorySets() {
  const { text } = useHelpTexts('help-gift-sets');
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {useGiftSets('categories').map((set) => (
        <li key={set.slug} className="group relative flex flex-col drawn-late [--likely-height:42rem]">
          <SetPicture
            set={set}
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
            className="aspect-square"
          />
          <div className="mt-5 flex items-baseline justify-between gap-4">
            <h3 className="text-2xl">{set.name}</h3>
            {set.price && <span className="text-sm font-semibold tabular-nums">{set.price}</span>}
          </div>
          <p className="mt-2 mb-3 text-muted">{set.description}</p>
          <p className="mt-auto">
            <SetLink set={set} label={text('links.view')} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function SetPicture({ set, sizes, className }: { set: GiftSet; sizes: string; className: string }) {
  return (
    <Picture
      src={set.picture}
      alt=""
      width={800}
      height={800}
      sizes={sizes}
      preview={set.preview}
      className={cx('rounded-lg', className)}
      imageClassName="group-hover:scale-[1.03] motion-reduce:group-hover:scale-100"
    />
  );
}

/** The whole card is the link's target; its name says which set. */
function SetLink({ set, label }: { set: GiftSet; label: string }) {
  return (
    <Link
      to="/product/$slug"
      params={{ slug: set.slug }}
      aria-label={`${label}: ${set.name}`}
      className="inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-accent-ink underline-offset-4 cover-link group-hover:underline"
    >
      {label}
      <ArrowRight
        aria-hidden="true"
        className="size-4 transition-transform duration-300 ease-soft group-hover:translate-x-1"
      />
    </Link>
  );
}
