import { isUnderWay, type MailProgress } from '#engine/model/mail-progress.ts';
import { numberFormat } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** So often progress is asked for while mails leave. */
export const PROGRESS_EVERY_MS = 2_000;

/** How far mails to many are: a bar while they leave, then what became of them. */
export function MailProgressText({ progress }: { progress: MailProgress }) {
  const { t, i18n } = useTranslation('admin');
  const { recipients, sent, failed, dropped } = progress;
  const done = sent + failed + dropped;
  const number = numberFormat(i18n.language);
  const words = [
    isUnderWay(progress)
      ? t('progress.underWay', { done: number.format(done), recipients: number.format(recipients) })
      : t('progress.done', { count: sent }),
    failed > 0 && t('progress.failed', { count: failed }),
    dropped > 0 && t('progress.dropped', { count: dropped }),
  ];
  return (
    <p className="text-sm text-muted tabular-nums">
      {isUnderWay(progress) && (
        <progress
          aria-hidden="true"
          max={recipients}
          value={done}
          className="mr-3 inline-block h-2 w-32 align-middle accent-accent-ink"
        />
      )}
      {words.filter(Boolean).join(' · ')}
    </p>
  );
}
