import { brand } from '#engine/model/brand.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Mark } from '#engine/web/ui/pictures/wordmark.tsx';

interface GiftCardSheetProps {
  amount: number;
  /** 'ACDE-FGHJ-KMNP-QRTV'; null: it is not bought yet. */
  code: string | null;
  senderName: string;
  message: string | null;
}

/** The card itself, on screen and on paper: the brand, what it is worth, who gives it, and the code. */
export function GiftCardSheet({ amount, code, senderName, message }: GiftCardSheetProps) {
  const { t } = useTranslation('gift-cards');
  return (
    <article
      data-scheme="light"
      className="overflow-hidden rounded-2xl border border-line bg-white text-black shadow-sm wrap-anywhere print:border print:shadow-none"
    >
      <header className="flex items-center justify-between gap-4 border-b-4 border-zest px-6 py-5 sm:px-9">
        <span className="flex items-center gap-3 font-display text-2xl">
          <Mark className="h-7 w-auto" />
          {brand().name}
        </span>
        <span className="text-xs font-semibold tracking-widest uppercase">{t('card.title')}</span>
      </header>
      <div className="flex flex-col gap-6 px-6 py-8 sm:px-9 sm:py-10">
        <p className="font-display text-6xl tabular-nums sm:text-7xl">{formatAmount(amount)}</p>
        {message !== null && message !== '' && (
          <p className="max-w-prose font-display text-xl leading-relaxed whitespace-pre-line italic">
            {message}
          </p>
        )}
        {senderName !== '' && <p className="text-sm">{t('card.from', { name: senderName })}</p>}
      </div>
      {code !== null && (
        <footer className="border-t border-dashed border-black/30 px-6 py-6 sm:px-9">
          <p className="text-xs font-semibold tracking-widest uppercase">{t('card.code')}</p>
          <p className="mt-1 font-mono text-xl tracking-wider sm:text-3xl">{code}</p>
          <p className="mt-3 text-sm">{t('card.redeem', { site: brand().name })}</p>
        </footer>
      )}
    </article>
  );
}
