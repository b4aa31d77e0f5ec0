import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { useOnDemand } from '#domains/storefront/web/shell/use-on-demand.ts';

const loadSearchField = async () => (await import('./search-field.tsx')).SearchField;

/** Long enough for a click on a suggestion or on the close button to count first. */
const BLUR_DELAY_MS = 100;

/** The header's search: an icon that unfolds into the free space to its left. */
export function SearchBox() {
  const { t } = useTranslation('shell');
  const [expanded, setExpanded] = useState(false);
  const SearchField = useOnDemand(expanded, loadSearchField);
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const collapse = (returnFocus: boolean) => {
    clearTimeout(closing.current);
    setExpanded(false);
    // The button shows again only after the next rendering.
    if (returnFocus) setTimeout(() => button.current?.focus());
  };

  return (
    <div
      className="flex min-w-0 flex-1 justify-end"
      data-search-open={expanded && SearchField ? '' : undefined}
    >
      <IconButton
        ref={button}
        label={t('search.open')}
        aria-expanded={expanded}
        onClick={() => setExpanded(true)}
        onPointerEnter={() => void loadSearchField()}
        onFocus={() => void loadSearchField()}
        className={expanded && SearchField ? 'hidden' : undefined}
      >
        <Search aria-hidden="true" />
      </IconButton>
      {expanded && SearchField && (
        <div
          className="w-full lg:max-w-88"
          onFocus={() => clearTimeout(closing.current)}
          onBlur={() => {
            closing.current = setTimeout(() => setExpanded(false), BLUR_DELAY_MS);
          }}
        >
          <SearchField takesFocus onLeave={(why) => collapse(why === 'escape')}>
            <IconButton label={t('search.close')} onClick={() => collapse(true)}>
              <X aria-hidden="true" />
            </IconButton>
          </SearchField>
        </div>
      )}
    </div>
  );
}
