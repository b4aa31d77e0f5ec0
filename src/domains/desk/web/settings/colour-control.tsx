import { leastContrast, LEAST_CONTRAST, luminance } from '#engine/model/colour.ts';
import { numberFormat } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';

interface ColourControlProps {
  value: string;
  /** All on which it is written. */
  grounds: readonly string[];
  onChange: (value: string) => void;
}

const IS_COLOUR = /^#[0-9a-f]{6}$/iu;

/** A colour by eye or by its number, with how well it reads where it reads worst. */
export function ColourControl({ value, grounds, onChange }: ColourControlProps) {
  const { t } = useTranslation('settings');
  const typed = value.trim().toLowerCase();
  const isColour = IS_COLOUR.test(typed);
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-center gap-2.5">
        <input
          type="color"
          aria-label={t('colour.pick')}
          value={isColour ? typed : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
        />
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          className="max-w-36 tabular-nums"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {isColour && <Reads colour={typed} grounds={grounds} />}
    </div>
  );
}

/** A line and a button as they would look, and the figure. */
function Reads({ colour, grounds }: { colour: string; grounds: readonly string[] }) {
  const { t, i18n } = useTranslation('settings');
  const found = leastContrast(colour, grounds);
  const reads = found >= LEAST_CONTRAST;
  const sorted = grounds.toSorted((one, other) => luminance(one) - luminance(other));
  const isOnDark = luminance(sorted[0]!) < 0.2;
  const ground = isOnDark ? sorted.at(-1)! : sorted[0]!;
  const onColour = isOnDark ? sorted[0]! : sorted.at(-1)!;
  // Rounded down: what is shown as enough is enough.
  const ratio = numberFormat(i18n.language).format(Math.floor(found * 100) / 100);
  return (
    <>
      <div
        aria-hidden="true"
        className="flex flex-wrap items-center gap-4 rounded-md border border-line px-4 py-3 text-sm"
        style={{ background: ground }}
      >
        <span className="font-semibold underline underline-offset-4" style={{ color: colour }}>
          {t('colour.link')}
        </span>
        <span
          className="rounded-full px-4 py-2 font-semibold"
          style={{ background: colour, color: onColour }}
        >
          {t('colour.button')}
        </span>
      </div>
      <p role="status" className={cx('text-xs', reads ? 'text-muted' : 'font-medium text-danger')}>
        {t(reads ? 'colour.reads' : 'colour.tooFaint', { ratio })}
      </p>
    </>
  );
}
