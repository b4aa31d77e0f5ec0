import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

const THEMES = ['light', 'dark', 'system'] as const;
type Theme = (typeof THEMES)[number];

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

/** Also read by the script in the page's head, before the first paint. */
const KEY = 'theme';

const listeners = new Set<() => void>();

/** The document's own attribute is the state; without one the system decides. */
function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be switched off: the choice then lasts for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}
