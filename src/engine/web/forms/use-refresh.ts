import { useQueryClient } from '@tanstack/react-query';

/** Asks again for everything on show whose path begins so. */
export function useRefresh(pathPrefix: string | undefined): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    if (pathPrefix === undefined) return;
    await queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(pathPrefix),
    });
  };
}
