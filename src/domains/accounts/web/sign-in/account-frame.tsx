import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';

type PanelName = 'signIn' | 'buyer' | 'producer';

const PICTURES: Record<PanelName, string> = {
  signIn: '/pictures/producers/frantoio-ripalunga.jpg',
  buyer: '/pictures/producers/maison-aubrune.jpg',
  producer: '/pictures/producers/alpkaeserei-sattelgrat.jpg',
};
const POINTS = ['point1', 'point2', 'point3'] as const;

/** A form on one side, what it is good for on the other; on phones the form alone. */
export function AccountFrame(props: {
  panel: PanelName;
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="px-gutter py-8 sm:py-12 lg:py-16">
      <div className="mx-auto grid w-full max-w-wide items-stretch gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16 xl:gap-24">
        <div className="mx-auto w-full max-w-lg lg:py-6">
          <h1 className="text-4xl">{props.title}</h1>
          {props.intro && <p className="mt-3 text-muted">{props.intro}</p>}
          <div className="mt-8">{props.children}</div>
        </div>
        <AccountPanel name={props.panel} />
      </div>
    </div>
  );
}

function AccountPanel({ name }: { name: PanelName }) {
  const { t } = useTranslation('accounts');
  return (
    <aside
      data-scheme="dark"
      className="hidden flex-col overflow-hidden rounded-2xl bg-page text-ink lg:sticky lg:top-24 lg:flex lg:self-start"
    >
      <Picture
        key={name}
        src={PICTURES[name]}
        alt=""
        width={800}
        height={500}
        sizes="26rem"
        className="aspect-8/5 w-full"
      />
      <div className="flex flex-col gap-5 p-8">
        <p className="eyebrow text-accent-ink">{t(`panel.${name}.eyebrow`)}</p>
        <p className="font-display text-3xl tracking-display text-balance">{t(`panel.${name}.title`)}</p>
        <ul className="flex flex-col gap-3 border-t border-line pt-6 text-sm text-muted">
          {POINTS.map((point) => (
            <li key={point} className="flex items-start gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
              {t(`panel.${name}.${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
