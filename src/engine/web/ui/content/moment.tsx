import { formatMoment, type DateFormat } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

export type MomentProps = {
  /** As the API gives it. */
  at: string;
  format: DateFormat;
  className?: string | undefined;
};

export function Moment({ at, format, className }: MomentProps) {
  const { i18n } = useTranslation();
  return (
    <time dateTime={at} className={className}>
      {formatMoment(at, format, i18n.language)}
    </time>
  );
}
