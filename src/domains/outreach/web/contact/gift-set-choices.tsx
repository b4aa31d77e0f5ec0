import type { UseFormRegister } from 'react-hook-form';
import { formatDay } from '#engine/model/dates.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import type { FormOf } from '#engine/web/forms/any-form.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { ContactMessage } from '#domains/outreach/model/contact/contact.ts';

/** One of a budget and of a size; as many tastes and extras as somebody likes. */
const GROUPS = { budget: 'radio', taste: 'checkbox', size: 'radio', extras: 'checkbox' } as const;
type Group = keyof typeof GROUPS;

/** Browsers let people type years of six digits. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * What is chosen of each group, by its place in the list: the words are those of the reader's language. Where nothing is, the
 * form says null or false.
 */
export type GiftSetWishes = Partial<Record<Group, string | string[] | false | null>> & { neededBy?: string };

export type ContactValues = ContactMessage & { giftSet?: GiftSetWishes };

interface GroupText {
  title: string;
  chips: string[];
}

const groupText = (t: Translate, group: Group) =>
  t(`gift-set:groups.${group}`, { returnObjects: true }) as GroupText;

/** The ideas of the page of gift sets, to choose from: what is chosen goes into the message. */
export function GiftSetChoices({ form }: { form: FormOf<ContactValues> }) {
  const { t } = useTranslation('gift-set');
  return (
    <fieldset className="flex flex-col gap-6 rounded-lg bg-sunken p-5 sm:col-span-2 sm:p-6">
      <legend className="float-left w-full font-display text-xl">{t('title')}</legend>
      <p className="-mt-4 text-sm text-muted">{t('hint')}</p>
      {(Object.keys(GROUPS) as Group[]).map((group) => (
        <Choices key={group} group={group} text={groupText(t, group)} register={form.register} />
      ))}
      <TextField
        form={form}
        name="giftSet.neededBy"
        type="date"
        label={t('neededBy')}
        required={false}
        className="max-w-60"
      />
    </fieldset>
  );
}

interface ChoicesProps {
  group: Group;
  text: GroupText;
  register: UseFormRegister<ContactValues>;
}

function Choices({ group, text, register }: ChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 text-sm font-medium">{text.title}</legend>
      <div className="flex flex-wrap gap-2">
        {text.chips.map((chip, index) => (
          <label
            key={chip}
            className="flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 text-sm transition-colors select-none hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
          >
            <input {...register(`giftSet.${group}`)} type={GROUPS[group]} value={index} className="sr-only" />
            {chip}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The message as it is sent: what was chosen line by line, then what was written. Empty where there is neither. */
export function giftSetMessage(
  { giftSet = {}, message = '' }: Partial<ContactValues>,
  t: Translate,
  language: string,
): string {
  const chosen = (Object.keys(GROUPS) as Group[]).flatMap((group) => {
    const { title, chips } = groupText(t, group);
    const indexes = [giftSet[group]].flat().filter((index) => typeof index === 'string');
    const names = indexes.flatMap((index) => chips[Number(index)] ?? []);
    return names.length > 0 ? `${title}: ${names.join(', ')}` : [];
  });
  const { neededBy = '' } = giftSet;
  if (DAY.test(neededBy))
    chosen.push(`${t('gift-set:neededBy')}: ${formatDay(neededBy, 'longDate', language)}`);
  const written = message.trim();
  if (chosen.length === 0 && written === '') return '';
  return [t('gift-set:opening'), chosen.join('\n'), written].filter(Boolean).join('\n\n');
}
