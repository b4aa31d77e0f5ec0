import { X } from 'lucide-react';
import { COUNTRY_CODES } from '#engine/model/places/countries.ts';
import { LANGUAGES, type Localized } from '#engine/model/languages.ts';
import { useMethodLabel } from '#domains/orders/web/use-method-label.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { MoveButtons } from '#engine/web/ui/forms/move-buttons.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import type { Entered } from './settings-draft.ts';

type OnChange = (value: Entered) => void;

/** The countries that are chosen, each with a button to take it out, and a list to add another. */
export function CountriesControl({ codes, onChange }: { codes: readonly string[]; onChange: OnChange }) {
  const { t, i18n } = useTranslation('settings');
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const nameOf = (code: string) => names.of(code)!;
  const others = COUNTRY_CODES.filter((code) => !codes.includes(code)).toSorted((one, other) =>
    nameOf(one).localeCompare(nameOf(other), i18n.language),
  );
  return (
    <div className="flex flex-col gap-2.5">
      <ul className="flex flex-wrap gap-2">
        {codes.map((code) => (
          <li key={code} className="flex items-center rounded-full bg-sunken pl-3.5 text-sm">
            {nameOf(code)}
            <IconButton
              size="sm"
              label={t('countries.remove', { country: nameOf(code) })}
              disabled={codes.length === 1}
              onClick={() => onChange(codes.filter((other) => other !== code))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Select value="" onChange={(event) => onChange([...codes, event.currentTarget.value])}>
        <option value="" disabled>
          {t('countries.add')}
        </option>
        {others.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface MethodsControlProps {
  chosen: readonly string[];
  /** All that this shop could offer. */
  configured: readonly string[];
  onChange: OnChange;
}

/** Those that are offered first, in their order, then those that could be. */
export function MethodsControl({ chosen, configured, onChange }: MethodsControlProps) {
  const { t } = useTranslation('settings');
  const nameOf = useMethodLabel((method) => t(`orders:payment.methods.${method}`));
  const shown = [...chosen, ...configured.filter((method) => !chosen.includes(method))];
  const move = (method: string, to: number) => {
    const others = chosen.filter((other) => other !== method);
    onChange(others.toSpliced(to, 0, method));
  };
  return (
    <ul className="flex flex-col gap-1">
      {shown.map((method) => {
        const at = chosen.indexOf(method);
        const isOffered = at !== -1;
        return (
          <li key={method} className="flex items-center justify-between gap-3">
            <Checkbox
              label={nameOf(method)}
              checked={isOffered}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...chosen, method]
                    : chosen.filter((other) => other !== method),
                )
              }
            />
            <MoveButtons
              place={at}
              count={chosen.length}
              labels={{
                up: t('methods.up', { method: nameOf(method) }),
                down: t('methods.down', { method: nameOf(method) }),
              }}
              onMove={(to) => move(method, to)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** One line for each language. */
export function TextsControl({ texts, onChange }: { texts: Localized; onChange: OnChange }) {
  const { i18n } = useTranslation('settings');
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <div className="flex flex-col gap-2">
      {LANGUAGES.map((language, at) => (
        <div key={language} className="grid grid-cols-[6rem_1fr] items-center gap-2.5">
          <span aria-hidden="true" className="text-sm text-muted">
            {names.of(language)}
          </span>
          <TextInput
            {...(at > 0 && { id: `tagline-${language}` })}
            aria-label={names.of(language)}
            lang={language}
            value={texts[language]}
            onChange={(event) => onChange({ ...texts, [language]: event.currentTarget.value })}
          />
        </div>
      ))}
    </div>
  );
}
