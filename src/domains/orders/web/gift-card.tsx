import { cx } from '#engine/web/ui/basics/class-names.ts';

interface GiftCardProps {
  title: string;
  message: string;
  from: string;
  className?: string;
}

/** A gift message as it is printed for the person who opens the parcel. */
export function GiftCard({ title, message, from, className }: GiftCardProps) {
  return (
    <figure
      className={cx(
        'break-inside-avoid rounded-lg bg-sunken px-6 py-5 text-center wrap-anywhere print:border print:border-line',
        className,
      )}
    >
      <figcaption className="eyebrow text-muted">{title}</figcaption>
      <blockquote className="mt-2 font-display text-lg whitespace-pre-line">{message}</blockquote>
      {from !== '' && <p className="mt-2 font-display text-base italic">{from}</p>}
    </figure>
  );
}
