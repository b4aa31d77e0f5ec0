import { useNavigate, useRouterState } from '@tanstack/react-router';

/** Which tab is open stands in the URL: it survives a reload and can be sent to a colleague. */
export function useTab<Name extends string>(
  names: readonly [Name, ...Name[]],
): [tab: Name, open: (name: string, filter?: Record<string, string>) => void] {
  const navigate = useNavigate();
  const asked = useUrlParameter('tab');
  // The router types `search` by route; this hook serves the three dashboards, which read the same parameters.
  const open = (name: string, filter: Record<string, string> = {}) =>
    void navigate({
      to: '.',
      search: () => ({ tab: name === names[0] ? undefined : name, ...filter }),
      replace: true,
      resetScroll: false,
    } as unknown as Parameters<typeof navigate>[0]);
  return [names.find((name) => name === asked) ?? names[0], open];
}

export function useUrlParameter(name: string): string | null {
  return useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get(name) });
}

/** What narrows a list stands in the URL, in place of what stood there: whoever comes back finds the list as it was. */
export function useUrlFilter(): (filter: Record<string, string | undefined>) => void {
  const navigate = useNavigate();
  return (filter) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...filter }),
      replace: true,
      resetScroll: false,
    } as unknown as Parameters<typeof navigate>[0]);
}

/** One thing of a tab, opened and closed by its parameter in the URL; the back button closes it. */
export function useUrlChoice(name: string): [chosen: string | null, choose: (value: string | null) => void] {
  const navigate = useNavigate();
  const choose = (value: string | null) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, [name]: value ?? undefined }),
    } as unknown as Parameters<typeof navigate>[0]);
  return [useUrlParameter(name), choose];
}
