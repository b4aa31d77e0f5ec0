import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Suggestions } from '#domains/catalogue/model/search/search.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';

const MIN_LETTERS = 2;
const DEBOUNCE_MS = 150;

const suggestionsQuery = (q: string) => apiQuery('/api/search/suggestions', { query: { q } });

/** Suggestions for what stands in the field. Only the response for the latest text is ever shown. */
export function useSuggestions(text: string): Suggestions | undefined {
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
