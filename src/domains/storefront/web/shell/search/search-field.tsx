import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Suggestions } from '#domains/catalogue/model/search/search.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { moveActive, searchHref, suggestionGroups } from './suggestion-options.ts';

interface SearchFieldProps {
  /** The visitor just asked for the field: it takes the focus when it appears. */
  takesFocus?: boolean;
  /** After a submit or a chosen suggestion, and on Escape. */
  onLeave: (why: 'chosen' | 'escape') => void;
  className?: string;
  /** Stands after the text, such as a button that closes the field. */
  children?: ReactNode;
}

/** Text field with suggestions: a combobox whose focus stays in the field while the arrow keys walk the list. */
export function SearchField({ takesFocus = false, onLeave, className, children }: SearchFieldProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text);
  const groups = suggestionGroups(suggestions);
  const found = groups.flatMap((group) => group.options);
  const isOpen = found.length > 0;
  const allHref = searchHref(text.trim());
  const hrefs = isOpen ? [...found.map((option) => option.href), allHref] : [];

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const go = (href: string) => {
    onLeave('chosen');
    setText('');
    setActive(-1);
    void navigate({ href });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') go(hrefs[active] ?? allHref);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      setText('');
      onLeave('escape');
    } else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setActive(moveActive(active, event.key === 'ArrowDown' ? 1 : -1, hrefs.length));
    }
  };

  return (
    <form role="search" action="/search" onSubmit={submit} className={cx('relative', className)}>
      <div
        className={cx(
          'flex h-11 items-center rounded-full border border-line-strong bg-surface pl-4 focus-within:border-accent-ink',
          takesFocus && 'animate-unfold',
        )}
      >
        <Search aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          aria-label={t('search.submit')}
          placeholder={t('search.placeholder')}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          // Smaller letters make an iPhone enlarge the page.
          className="h-full min-w-0 flex-1 appearance-none bg-transparent px-3 text-base text-ellipsis outline-none lg:text-sm [&::-webkit-search-cancel-button]:hidden"
        />
        {children}
      </div>
      <SuggestionList
        id={listId}
        groups={groups}
        all={{ href: allHref, position: found.length }}
        typed={text.trim()}
        active={active}
        onHover={setActive}
        onChoose={go}
      />
      <p role="status" className="sr-only">
        {suggestions !== undefined &&
          (isOpen ? t('search.count', { count: found.length }) : t('search.none'))}
      </p>
    </form>
  );
}

const MIN_LETTERS = 2;
const DEBOUNCE_MS = 150;

const suggestionsQuery = (q: string) =>
  apiQuery('/api/search/suggestions', { query: { q, collapse: 'families' } });

/** Suggestions for what stands in the field. Only the response for the latest text is ever shown. */
function useSuggestions(text: string): Suggestions | undefined {
  const wanted = useDebounced(text.trim());
  const enabled = wanted.length >= MIN_LETTERS && text.trim().length >= MIN_LETTERS;
  const { data } = useQuery({ ...suggestionsQuery(wanted), enabled, placeholderData: keepPreviousData });
  return enabled ? data : undefined;
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
