import { useRouter, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';

/**
 * Which tab is open stands in the URL: it survives a reload and can be sent to a colleague. A tab that was left is found
 * as it was, unless it is opened with a filter.
 */
export function useTab<Name extends string>(
  names: readonly Name[],
): [tab: Name, open: (name: string, filter?: Record<string, string>) => void] {
  const router = useRouter();
  const asked = useUrlParameter('tab');
  const tab = names.find((name) => name === asked) ?? names[0]!;
  const left = useRef(new Map<string, object>());
  function open(name: string, filter?: Record<string, string>) {
    // Of two calls for one press the second may come before the first is drawn: the URL knows which tab is left.
    const { search } = router.state.location as { search: { tab?: string } };
    left.current.set(search.tab ?? names[0]!, search);
    const next: object = {
      ...(filter ?? left.current.get(name)),
      tab: name === names[0] ? undefined : name,
    };
    void router.navigate({ to: '.', search: () => next, replace: true, resetScroll: false });
  }
  return [tab, open];
}

function useUrlParameter(name: string): string | null {
  return useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get(name) });
}

export function useUrlParameters(): URLSearchParams {
  return new URLSearchParams(useRouterState({ select: ({ location }) => location.searchStr }));
}

/** What narrows a list stands in the URL, in place of what stood there: a person who comes back finds the list as it was. */
export function useUrlFilter(): (filter: Record<string, string | undefined>) => void {
  const router = useRouter();
  return (filter) =>
    void router.navigate({
      to: '.',
      search: (before) => ({ ...before, ...filter }),
      replace: true,
      resetScroll: false,
    });
}

/** One thing of a tab, opened and closed by its parameter in the URL; the back button closes it. */
export function useUrlChoice(name: string): [chosen: string | null, choose: (value: string | null) => void] {
  const router = useRouter();
  const choose = (value: string | null) =>
    void router.navigate({ to: '.', search: (before) => ({ ...before, [name]: value ?? undefined }) });
  return [useUrlParameter(name), choose];
}

/** Something new is being made: what stands in the URL, so that the search of the desk can begin it. */
export function useNew(): [asked: string | null, ask: (asked: string | null) => void] {
  const narrow = useUrlFilter();
  return [useUrlParameter('new'), (asked) => narrow({ new: asked ?? undefined })];
}
