import { Scissors } from 'lucide-react';
import { apiUrl } from '#engine/model/api/api-url.ts';
import type { PathOf } from '#engine/model/api/contract.ts';
import { brand, brandAddress } from '#engine/model/brand.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { ReturnView } from '#domains/returns/model/return.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

interface LabelSheetProps {
  view: ReturnView;
  order: Order;
  token: string | undefined;
}

/** The upper half goes on the parcel, the lower half into it. Black on white in both themes: it is paper. */
export function LabelSheet({ view, order, token }: LabelSheetProps) {
  const { t } = useTranslation('returns');
  return (
    <article
      data-scheme="light"
      className="rounded-lg border border-line bg-white p-6 text-sm text-black wrap-anywhere sm:p-10 print:border-0 print:p-0"
    >
      <h1 className="sr-only">{t('label.title')}</h1>
      <ParcelLabel view={view} order={order} token={token} />
      <p className="my-8 flex items-center gap-3 text-xs print:my-6">
        <Scissors aria-hidden="true" className="size-4 shrink-0" />
        {t('label.cut')}
        <span aria-hidden="true" className="flex-1 border-t border-dashed border-black" />
      </p>
      <InsideSlip view={view} />
    </article>
  );
}

function ParcelLabel({ view, order, token }: LabelSheetProps) {
  const { t } = useTranslation('returns');
  const code = apiUrl('/api/returns/:number/label.svg' satisfies PathOf<'GET'>, {
    params: { number: view.number },
    query: { token },
  });
  return (
    <section aria-label={t('label.title')} className="border-2 border-black">
      <div className="grid gap-4 p-5 sm:grid-cols-[1fr_auto] print:grid-cols-[1fr_auto]">
        <address className="not-italic">
          <p className="eyebrow">{t('label.from')}</p>
          <p className="mt-1">{order.customerName}</p>
          <p className="whitespace-pre-line">{order.shippingAddress}</p>
        </address>
        <p className="sm:text-right print:text-right">
          <span className="eyebrow block">{t('label.order')}</span>
          <span className="mt-1 block tabular-nums">#{order.id}</span>
        </p>
      </div>
      <address className="border-y-2 border-black p-5 not-italic">
        <p className="eyebrow">{t('label.to')}</p>
        <p className="mt-2 font-display text-3xl">
          {brand().name} · {t('label.department')}
        </p>
        <p className="mt-1 text-xl whitespace-pre-line">{brandAddress()}</p>
      </address>
      <div className="p-5 text-center">
        <p className="eyebrow">{t('label.number')}</p>
        <img
          src={code}
          alt={t('label.code', { number: view.number })}
          className="mx-auto mt-3 h-28 w-full max-w-lg object-contain"
        />
        <p className="mt-2 text-2xl font-semibold tracking-widest">{view.number}</p>
      </div>
    </section>
  );
}

function InsideSlip({ view }: { view: ReturnView }) {
  const { t } = useTranslation('returns');
  return (
    <section aria-label={t('label.contents')} className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
      <div>
        <p className="eyebrow">{t('label.contents')}</p>
        <p className="mt-1 font-semibold tracking-wide">{view.number}</p>
        <ul className="mt-2 flex flex-col gap-1">
          {view.items.map(({ itemId, quantity, name }) => (
            <li key={itemId} className="flex gap-2">
              <span className="shrink-0 tabular-nums">{quantity} ×</span>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="eyebrow">{t('label.stepsTitle')}</p>
        <ol className="mt-2 flex list-decimal flex-col gap-1 pl-5">
          <li>{t('label.steps.pack')}</li>
          <li>{t('label.steps.stick')}</li>
          <li>{t('label.steps.ship')}</li>
        </ol>
      </div>
    </section>
  );
}
