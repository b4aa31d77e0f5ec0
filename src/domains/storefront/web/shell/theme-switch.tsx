import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { chooseTheme, THEMES, useTheme } from './theme.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const current = useTheme();
  return (
    <fieldset className="inline-flex rounded-full border border-line p-0.5">
      <legend className="sr-only">{t('theme.label')}</legend>
      {THEMES.map((theme) => {
        const Icon = ICONS[theme];
        return (
          <label
            key={theme}
            title={t(`theme.${theme}`)}
            className="grid size-9 place-items-center rounded-full text-muted transition-colors has-checked:bg-ink/12 has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-ink hover:text-ink"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === current}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4" />
            <span className="sr-only">{t(`theme.${theme}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
