import { useRouter } from '@tanstack/react-router';

/** Puts a choice into the URL and begins at the first page again. */
export function useNarrow<Search extends object>(): (change: Search) => void {
  const router = useRouter();
  return (change) => {
    void router.navigate({
      to: '.',
      search: (previous) => ({ ...previous, ...change, page: undefined }),
      resetScroll: false,
    });
  };
}
